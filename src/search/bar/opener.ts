/** Id of the search dialog. The opener makes it, the dialog's script adopts it. */
export const DIALOG_ID = 'search-dialog';

/** Told to the document whenever the dialog has been opened. */
export const OPENED_EVENT = 'searchopen';

/** What stands in the dialog before its script has arrived. */
export interface OpenerTexts {
  label: string;
  placeholder: string;
  clear: string;
  close: string;
  /** Shown when the script takes long, in front of the button that leads to `/search?q=…`. */
  loading: string;
  elsewhere: string;
}

/**
 * The part of the boot script that opens the search: by Ctrl+K, ⌘K, `/`, and on whatever has `data-search`. It makes the
 * dialog by itself, so that its box takes the keys from the very first moment of a page, before the page's HTML is whole
 * and any script of the app is there. Until the dialog's script arrives everything in it works by itself: Enter and the
 * button lead to `/search?q=…`, the buttons empty the box and close, Escape closes. The dialog is no part of the app, so
 * that hydration finds nothing changed.
 *
 * `d` is the dialog, `i` its box, `p` what the pointer was pressed on: pressing inside and letting go outside, as when text
 * is selected, does not close it. It listens for that itself: to an iPad a tap is a click only where something below the
 * body listens. Whatever is pressed inside, the box keeps the focus, and the keys that follow are its own. What a reader
 * closed without choosing stands there again, selected. The browser gives the focus back to where it was; if that was
 * nowhere, it goes to the search area.
 *
 * @param texts what the dialog says
 * @param action address of the search page
 */
export function openerScript(texts: OpenerTexts, action: string): string {
  // As literals of the script, which must not end its own element.
  const quote = (text: string): string => JSON.stringify(text).replace(/</g, '\\u003c');
  const [label, placeholder, clear, close, loading, elsewhere] = [
    texts.label,
    texts.placeholder,
    texts.clear,
    texts.close,
    texts.loading,
    texts.elsewhere,
  ].map(quote);
  return `
function n(t,a,o,x){t=document.createElement(t);for(x in a)x==='_'?t.textContent=a[x]:t.setAttribute(x,a[x]);return o.appendChild(t)}
function b(){return document.querySelector('[data-search]')}
function o(v){if(typeof HTMLDialogElement!=='function')return;try{
if(!d){
d=n('dialog',{id:'${DIALOG_ID}','aria-label':${label}},document.body||e);
var f=n('form',{action:${quote(action)},role:'search'},n('div',{},d));
i=n('input',{name:'q',role:'combobox','aria-label':${label},'aria-expanded':'false','aria-autocomplete':'list',placeholder:${placeholder},autocomplete:'off',autocapitalize:'off',autocorrect:'off',spellcheck:'false',enterkeyhint:'search'},f);
n('button',{type:'reset',title:${clear},'aria-label':${clear},_:'✕'},f);
n('button',{_:${elsewhere}},n('p',{_:${loading}},f));
n('button',{formmethod:'dialog',_:${close}},f);
d.addEventListener('mousedown',function(v){v.target===i||v.preventDefault()});
d.addEventListener('click',function(v){v.target===d&&p===d&&d.close()});
d.addEventListener('close',function(x,a){x=document.activeElement;a=b();a&&(x===document.body||d.contains(x))&&a.focus({preventScroll:true})})
}
if(!d.open){d.showModal();i.value&&i.select()}
}catch(x){return}
v.preventDefault();
document.dispatchEvent(new Event('${OPENED_EVENT}'))
}
addEventListener('keydown',function(v){
var t=v.target,k=v.key,c=v.ctrlKey||v.metaKey,a=v.altKey||v.shiftKey;
if(v.isComposing)k==='Escape'&&d&&d.contains(t)&&v.preventDefault();
else if(c&&!a&&(k==='k'||k==='K')){if(d&&d.open){v.preventDefault();d.close()}else o(v)}
else if(k==='/'&&!c&&!v.altKey&&(!/^(INPUT|TEXTAREA|SELECT)$/.test(t.tagName)||t.type==='radio')&&!t.isContentEditable||k===' '&&t===b())o(v)
});
addEventListener('pointerdown',function(v){p=v.target});
addEventListener('click',function(v){
var t=v.target;
if(!v.button&&!v.ctrlKey&&!v.metaKey&&!v.shiftKey&&!v.altKey&&t.closest&&t.closest('[data-search]'))o(v)
})`;
}
