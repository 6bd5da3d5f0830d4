import {THEME_KEY} from '../../components/ThemeToggle/theme';

/** Reload once in this time at most when a script of ours does not load (faults J5). */
const RELOAD_PAUSE_MS = 10_000;

/**
 * The one inline script of the site, run before the first paint. It
 * - marks that JavaScript runs (`data-js`), so that controls which need it may be shown;
 * - sets the theme: the stored choice (JSON, or a bare word from older visits), else the system's, else light;
 * - notices when one of our scripts fails to load or to run before the page is live: reloads once, then marks the page
 *   (`data-load-failed`), where CSS shows a bar with a way to try again. A page that is about to be loaded again says
 *   nothing of a second script that fails as well. Later failures are the business of whoever asked for the script: a
 *   reload would take the page from under the reader.
 * Plain old syntax and guarded throughout: a browser that cannot run it still shows the whole page.
 */
export const bootScript = `(function(e,m,c,r){
e.setAttribute('data-js','');
try{c=/^(?:"(dark|light)"|(dark|light))$/.exec(localStorage.getItem('${THEME_KEY}'))}catch(x){}
try{m=matchMedia('(prefers-color-scheme: dark)').matches}catch(x){}
e.setAttribute('data-theme',c?c[1]||c[2]:m?'dark':'light');
addEventListener('error',function(v){
var t=v.target,u=t&&t.tagName==='SCRIPT'?t.src:v.filename,n=Date.now(),l=n;
if(r||!u||u.indexOf(location.origin+'/assets/'))return;
try{if(e.getAttribute('data-has-hydrated')==='true')return}catch(x){}
try{l=+sessionStorage.getItem('reloaded')||0;sessionStorage.setItem('reloaded',n)}catch(x){}
if(n-l>${RELOAD_PAUSE_MS}){r=1;location.reload()}else e.setAttribute('data-load-failed','')
},true)
})(document.documentElement)`.replace(/\n/g, '');
