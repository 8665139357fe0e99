/**
 * Runs the page's modules at the first sign of intent and not before (design: "Scripts on intent").
 * `entry.server.tsx` has made their tags inert. A clone of each module script is put in and taken out at once:
 * it runs all the same, and React finds the nodes it rendered. An idle moment is no intent: a page that is
 * only read costs no script at all.
 *
 * Until the page is hydrated, events are kept from React: one that meets a page in the middle of it would break it
 * off. The browser's own answers to them, such as following a link or typing, go on as ever. A first key that only
 * scripts can answer is played again for them. What was typed meanwhile is put back: React 18 fills a text box with
 * what the server wrote.
 */
export const inertModule = "x-module";
export const inertPreload = "x-modulepreload";
/** Behind the element of this id stand the page's own scripts, and nothing that came from a host. */
export const scriptsMark = "page-scripts";
/** Sent to the window once the page is hydrated. */
export const hydratedEvent = "hydrated";

/** The events React answers at once, in the middle of hydrating. */
const discrete =
  "auxclick beforeinput cancel change click close compositionend compositionstart compositionupdate contextmenu " +
  "copy cut dblclick dragend dragstart drop focusin focusout fullscreenchange input invalid keydown keypress keyup " +
  "mousedown mouseup paste pause play pointercancel pointerdown pointerup ratechange reset resize seeked select " +
  "selectionchange selectstart submit textInput toggle touchcancel touchend touchstart volumechange";

const source = `(function(d){
var names=["pointerdown","touchstart","keydown","focusin"];
function all(s,f){d.querySelectorAll(s).forEach(f)}
var held="${discrete}".split(" ");
var typed=new Map;
function hold(e){if(e.type=="input")typed.set(e.target,e.target.value);e.stopPropagation()}
function go(e){
var key=e.type=="keydown"&&e.key.length==1&&e.key!=" "&&!/INPUT|TEXTAREA|SELECT/.test(e.target.tagName)?e:0;
held.forEach(function(n){addEventListener(n,hold,true)});
addEventListener("${hydratedEvent}",function(){held.forEach(function(n){removeEventListener(n,hold,true)});typed.forEach(function(v,n){if(n.value!=v)n.value=v});if(key)setTimeout(function(){key.target.dispatchEvent(new KeyboardEvent("keydown",{key:key.key,shiftKey:key.shiftKey,ctrlKey:key.ctrlKey,metaKey:key.metaKey,altKey:key.altKey,bubbles:true,cancelable:true}))},50)},{once:true});
names.forEach(function(n){removeEventListener(n,go,true)});
all('link[rel="${inertPreload}"]',function(l){l.rel="modulepreload"});
all('script[type="${inertModule}"]',function(o){var s=d.createElement("script");s.type="module";s.text=o.text;d.body.appendChild(s);s.remove()})
}
names.forEach(function(n){addEventListener(n,go,{capture:true,passive:true})});
if(d.querySelector("[data-scripts-now]"))go({})
})(document)`;

export const bootScript = import.meta.env.SSR ? source.replaceAll("\n", "") : "";
