import { readFileSync, writeFileSync } from 'node:fs';
import { execSync } from 'node:child_process';
import ts from 'typescript';
import { parse as babel } from '@babel/parser';
import { toJavaScript } from '/work/main/src/remark/samples/javascript';
const root='/work/main/tests/samples/node_modules';
const files=execSync(`cd ${root}; find rxjs/src mongodb/src zod/src ajv/lib bson/src @grpc/grpc-js/src @apollo/server/src @apollo/gateway/src @apollo/federation-internals/src ajv-keywords/src @noble/hashes/src @apollo/query-planner/src worker-factory/src @nestjs/schematics/dist -name "*.ts" -not -name "*.d.ts" -size -120k`,{encoding:'utf8'}).trim().split('\n');
const opts={target:ts.ScriptTarget.ESNext,module:ts.ModuleKind.ESNext,useDefineForClassFields:false,removeComments:true,experimentalDecorators:true,isolatedModules:true} as const;
const norm=(s:string)=>ts.transpileModule(s,{fileName:'a.js',compilerOptions:{...opts,allowJs:true} as any}).outputText;
const printer=ts.createPrinter({removeComments:true});
const pr=(s:string)=>{const f=ts.createSourceFile('a.js',s,ts.ScriptTarget.Latest,true,ts.ScriptKind.JS);return printer.printFile(f).replace(/^import .*\n/gm,'').replace(/^export \{\};\n/gm,'').replace(/\s+/g,' ').replace(/[()"';,]/g,'').replace(/`/g,'').replace(/\s+/g,'')};
let moved=0,ok=0,diff=0,refused=0,fail=0,skipped=0;let report='';
for(const f of files){
  const src=readFileSync(`${root}/${f}`,'utf8');
  if(/<%/.test(src)){skipped++;continue}
  let js:string|undefined;
  try{js=toJavaScript(src)}catch(e){ if((e as Error).name&&(e as any).line){refused++;report+=`REFUSED ${f} ${(e as Error).message}\n`}else{fail++;report+=`FAIL ${f} ${(e as Error).stack?.slice(0,300)}\n`}continue}
  try{ if(js!==undefined) babel(js,{sourceType:'module',plugins:['decorators-legacy']}); }catch(e){fail++;report+=`BABEL ${f} ${(e as Error).message}\n`;continue}
  if(/\benum\s+\w/.test(src)||/^namespace|^export namespace/m.test(src)){skipped++;continue}
  const a=pr(norm_ts(src)), b=pr(norm(js??''));
  const so=(x:string)=>[...x.replace(/^usestrict/,'')].sort().join('');if(a.replace(/^usestrict/,'')===b.replace(/^usestrict/,''))ok++; else if(so(a)===so(b)&&/constructor/.test(a))moved++; else {diff++; let i=0;while(a[i]===b[i])i++; report+=`DIFF ${f}\n  ts ${a.slice(Math.max(0,i-60),i+90)}\n  js ${b.slice(Math.max(0,i-60),i+90)}\n`}
}
function norm_ts(s:string){return ts.transpileModule(s,{fileName:'a.ts',compilerOptions:opts as any}).outputText}
writeFileSync('/tmp/fuzz.txt',report);console.log({files:files.length,ok,moved,diff,refused,fail,skipped});
