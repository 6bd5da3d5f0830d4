import { THEME_KEY } from '../../components/ThemeToggle/theme';
import { STYLE_FILE } from '../../hosting/styleFile';
import { openerScript, type OpenerTexts } from '../../search/bar/opener';

/** A page that was asked for so soon after a reload for a script of ours is not reloaded again (ARCHITECTURE.md#faults J5). */
const RELOAD_PAUSE_MS = 10_000;

/**
 * Leaves a page alone in a browser that is too old for its scripts and styles (before Chrome 105, Safari 16, Firefox 121): it is
 * one without JavaScript there, and says why (components/LoadFailure). No script of ours runs by halves: the first one does not
 * start without our mark (first-view/entry.ts).
 */
const TOO_OLD = `
if(typeof CSS==='undefined'||!CSS.supports('selector(:has(a)) and (width:1cqw)'))return e.setAttribute('data-load-failed','old');`;

/**
 * The one policy of Trusted Types (hosting/policy.ts), where browsers know them: what scripts write into the page and load
 * goes through it. Of HTML it lets through what the site's own texts are made of: nothing that loads, moves or styles the
 * page, no event attribute. A page of the site that is turned to (`DOMParser`) may be whole: its scripts never run, and what else
 * comes from it into the document is under the security policy. Of scripts it lets through the app's own files and the worker;
 * text never becomes a script. A default policy, so that React and the bundler need not know of it.
 */
const TRUST = `
try{trustedTypes.createPolicy('default',{
createHTML:function(h,t,k){return /^DOMP/.test(k)||!/<(?:base|embed|frame|iframe|link|meta|object|style)\\b|<[^>]*[\\s/"']on\\w+\\s*=/i.test(h)?h:null},
createScriptURL:function(u){return /^\\/(?:assets\\/js\\/[\\w.-]+|worker)\\.js$/.test(u)?u:null}
})}catch(x){}`;

/** Sets the theme: the stored choice (JSON, or a bare word from older visits), else the system's, else light. */
const THEME = `
try{c=/^(?:"(dark|light)"|(dark|light))$/.exec(localStorage.getItem('${THEME_KEY}'))}catch(x){}
try{m=matchMedia('(prefers-color-scheme: dark)').matches}catch(x){}
e.setAttribute('data-theme',c?c[1]||c[2]:m?'dark':'light');`;

/**
 * Notices when one of our scripts fails to load or to run before the page is live (`data-live`): one that the HTML names is asked
 * for once more by a copy of its tag (the only one with `defer`; a copy that this script makes is allowed by `'strict-dynamic'`,
 * also where the browser or a cache holds a policy that does not have its digest). Then it reloads once, then marks the page
 * (`data-load-failed`), where CSS shows a bar with a way to try again. What counts is when the page was asked for: a script
 * may take half a minute to fail, each time. Where the reload cannot be noted there is none. A page whose own script never
 * ran is from then on as one without JavaScript: its menu can be reached, and no control is offered that would do nothing.
 * A page that is about to be loaded again says nothing of a second script that fails as well; one in whose search box somebody
 * is typing is not loaded again. Later failures are the business of whoever asked for the script: a reload would take the page
 * from under the reader.
 */
const FAILURES = `
addEventListener('error',function(v){
var t=v.target,u=t&&t.tagName==='SCRIPT'?t.src:v.filename,n=Date.now(),l=n;
if(r||!u||u.indexOf(location.origin+'/assets/'))return;
try{if(e.hasAttribute('data-live'))return}catch(x){}
if(t.defer){
v=function(){u=document.createElement('script');u.integrity=t.integrity;u.src=t.getAttribute('src');e.appendChild(u)};
return document.readyState==='loading'?addEventListener('DOMContentLoaded',v):v()
}
try{u=+sessionStorage.getItem('reloaded')||0;sessionStorage.setItem('reloaded',n);l=u}catch(x){}
if(n-performance.now()-l>${RELOAD_PAUSE_MS}&&!(d&&d.open)){r=1;return location.reload()}
e.setAttribute('data-load-failed','');
if(e.pressed){delete e.pressed;e.removeAttribute('data-js')}
},true);`;

/**
 * The page brings its styles along (hosting/pageAssets.ts), and the policy has their digest. Where a host or a cache sends the
 * policy of another release, the browser does not apply them: then their file is loaded, as every policy allows.
 */
const BLOCKED_STYLES = `
addEventListener('DOMContentLoaded',function(v,l){
v=document.querySelector('style[${STYLE_FILE}]');
if(v&&!v.sheet){l=document.createElement('link');l.rel='stylesheet';l.href=v.getAttribute('${STYLE_FILE}');document.head.appendChild(l)}
});`;

/**
 * Controls that are clicked before the page's script is there (plugins/first-view), which then clicks them: nothing that the
 * reader does is lost.
 */
const PRESSES = `
e.pressed=[];
addEventListener('click',function(v){
var t=v.target,q=e.pressed;
if(q&&t.closest&&(t=t.closest('[data-press]'))){v.preventDefault();q.push(t)}
},true);`;

/**
 * Back and forward before anything here turns pages (`data-has-hydrated`): entries of the history that were made within a document
 * stay its own when it is loaded again, so that the browser changes nothing but the address. The page of that address is loaded.
 */
const EARLY_RETURNS = `
(function(a){addEventListener('popstate',function(){
if(e.getAttribute('data-has-hydrated')!=='true'&&location.pathname!==a)location.reload()
})})(location.pathname);`;

/**
 * Lets the browser lay out what is in sight of the text first (browser/layOut.ts), unless it is about to look for a place
 * in it: an anchor, words (`#:~:text=`, which the location does not show), or where the reader was before. Nor in a tall window,
 * where most of a text is in sight: a short one ends there, and its end would move when what was guessed gets its height (layout
 * shift 0.05).
 */
const LAZY_LAYOUT = `
try{s=performance.getEntriesByType('navigation')[0];
if(s.type==='navigate'&&s.name.indexOf('#')<0&&matchMedia('(max-height:999px)').matches)e.setAttribute('data-lazy-layout','')}catch(x){}`;

/** Its parameters are the variables of all parts; `b`, `n` and `o` are the opener's functions. */
const inOneLine = (...parts: string[]): string =>
  `(function(e,m,c,r,s,d,i,p){${parts.join('')}})(document.documentElement)`.replace(/\n/g, '');

/** What runs once more on the development server, after theme-classic's script. */
export const themeScript = inOneLine(THEME);

/**
 * The one inline script of the site, run before the first paint: marks that our scripts run (`data-js`), so that controls
 * which need them may be shown; says what scripts may write; sets the theme; has what is in sight laid out first; watches
 * for scripts that fail and styles that are not applied; keeps what is clicked too early, and follows who goes back too early;
 * opens the search. Plain old syntax and guarded throughout: a browser that cannot run it still shows the whole page.
 * @param texts what the search dialog says before its script is there
 * @param searchPage address of the search page
 */
export const bootScript = (texts: OpenerTexts, searchPage: string): string =>
  inOneLine(
    TOO_OLD,
    "e.setAttribute('data-js','');",
    TRUST,
    THEME,
    LAZY_LAYOUT,
    FAILURES,
    BLOCKED_STYLES,
    PRESSES,
    EARLY_RETURNS,
    openerScript(texts, searchPage),
  );
