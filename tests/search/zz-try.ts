import sidebars from '../../sidebars';
import {readPages} from '../../src/plugins/search/pages';
import {buildIndex} from '../../src/plugins/search/build';
import {EmbeddedIndex} from '../../src/plugins/search/client/embeddedIndex';
import {shardFile} from '../../src/plugins/search/format';
const pages=readPages(sidebars.menu as never,'docs');
const files=buildIndex(pages);
const core=JSON.parse(files.get('core.json')!);
const ix=new EmbeddedIndex(core);
for(const q of process.argv.slice(2)){
 const t=performance.now();
 for(const s of ix.missingShards(q))ix.addShard(s,JSON.parse(files.get(shardFile(s))!));
 const a=ix.search(q);const ms=performance.now()-t;
 console.log('==',q,ms.toFixed(1)+'ms',a.marks.slice(0,6).join(','));
 for(const p of a.places.slice(0,8)){const pg=pages[p.page]!;console.log('  ',p.score.toFixed(1),pg.route+'#'+pg.sections[p.section]!.id,pg.title,pg.sections[p.section]!.heading)}
}
