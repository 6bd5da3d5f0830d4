import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {site} from '../../data/site';

/** The route `/consulting`: its data say where it leads (spec §2). */
export default function consulting(): Plugin {
  return {
    name: 'consulting',
    async contentLoaded({actions: {addRoute, createData}}) {
      const data = await createData('consulting.json', {externalUrl: site.enterprise, name: '官方企业支持站点'});
      addRoute({path: '/consulting', component: path.resolve(__dirname, '../../components/LeaveSite'), modules: {data}, exact: true});
    },
  };
}
