import { homeOffset, momentShape } from "./i18n/moment.ts";

/**
 * Runs the page's modules at the first sign of intent and not before (design: "Scripts on intent").
 * `entry.server.tsx` has made their tags inert. A clone of each module script is put in and taken out at once:
 * it runs all the same, and React finds the nodes it rendered. An idle moment is no intent: a page that is
 * only read costs no script at all.
 *
 * Until the page is hydrated, events are kept from React: one that meets a page in the middle of it would break it
 * off. The browser's own answers to them, such as following a link or typing, go on as ever. A first key that only
 * scripts can answer is played again for them, and so is a click on a link to listen, which is followed where the
 * scripts do not come in time. A visitor who was listening before a reload gets the scripts at once. What was typed
 * meanwhile is put back: React 18 fills a text box with what the server wrote. What was clicked says so, for a player
 * that only scripts can start.
 *
 * Before all that, moments are written in the visitor's own zone (`ui/local-time.tsx` does so later), and a stream the
 * browser cannot play by itself gets a button over it (`ui/live/video-stage.tsx`).
 */
export const inertModule = "x-module";
export const inertPreload = "x-modulepreload";
/** Behind the element of this id stand the page's own scripts, and nothing that came from a host. */
export const scriptsMark = "page-scripts";
/** Sent to the window once the page is hydrated. */
export const hydratedEvent = "hydrated";
/** A property of what was clicked before that. */
export const clickedMark = "clickedEarly";

/** What this tab listens to, in its session's storage. */
export const listeningKey = "listening";
/** So long a click on a link to listen waits for the scripts. */
const followMs = 4_000;

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
var link;
function hold(e){
if(e.type=="input")typed.set(e.target,e.target.value);
if(e.type=="click")e.target.${clickedMark}=1;
if(e.type=="click"&&e.button==0&&!(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)){
var a=e.target.closest("a[data-listen]");
if(a){e.preventDefault();if(!link)setTimeout(function(){if(link)location.href=link.href},${followMs});link=a}}
e.stopPropagation()}
function go(e){
var key=e.type=="keydown"&&e.key.length==1&&e.key!=" "&&!/INPUT|TEXTAREA|SELECT/.test(e.target.tagName)?e:0;
held.forEach(function(n){addEventListener(n,hold,true)});
addEventListener("${hydratedEvent}",function(){held.forEach(function(n){removeEventListener(n,hold,true)});typed.forEach(function(v,n){if(n.value!=v)n.value=v});var a=link;link=0;if(a)setTimeout(function(){a.click()},50);if(key)setTimeout(function(){key.target.dispatchEvent(new KeyboardEvent("keydown",{key:key.key,shiftKey:key.shiftKey,ctrlKey:key.ctrlKey,metaKey:key.metaKey,altKey:key.altKey,bubbles:true,cancelable:true}))},50)},{once:true});
names.forEach(function(n){removeEventListener(n,go,true)});
all('link[rel="${inertPreload}"]',function(l){l.rel="modulepreload"});
all('script[type="${inertModule}"]',function(o){var s=d.createElement("script");s.type="module";s.text=o.text;d.body.appendChild(s);s.remove()})
}
names.forEach(function(n){addEventListener(n,go,{capture:true,passive:true})});
if(new Date().getTimezoneOffset()!=${homeOffset}){
var lang=d.documentElement.lang,F=Intl.DateTimeFormat;
all("time[data-local]",function(n){n.textContent=new F(lang,${JSON.stringify(momentShape)}).format(new Date(n.dateTime))});
all("[data-local-zone]",function(n){new F(lang,{timeZoneName:"long"}).formatToParts().forEach(function(p){if(p.type=="timeZoneName")n.textContent=p.value})})
}
all("video[data-stream]",function(v){if(!v.canPlayType(v.dataset.stream))v.parentNode.dataset.covered=""});
try{var heard=sessionStorage.${listeningKey}}catch(e){}
if(heard||d.querySelector("[data-scripts-now]"))go({})
})(document)`;

export const bootScript = import.meta.env.SSR ? source.replaceAll("\n", "") : "";
