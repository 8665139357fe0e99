/**
 * Runs the page's modules at the first sign of intent and not before (design: "Scripts on intent").
 * `entry.server.tsx` has made their tags inert. A clone of each module script is put in and taken out at once:
 * it runs all the same, and React finds the nodes it rendered. An idle moment is no intent: a page that is
 * only read costs no script at all.
 */
export const inertModule = "x-module";
export const inertPreload = "x-modulepreload";

const source = `(function(d){
var names=["pointerdown","touchstart","keydown","focusin"];
function all(s,f){d.querySelectorAll(s).forEach(f)}
function go(){
names.forEach(function(n){removeEventListener(n,go,true)});
all('link[rel="${inertPreload}"]',function(l){l.rel="modulepreload"});
all('script[type="${inertModule}"]',function(o){var s=d.createElement("script");s.type="module";s.text=o.text;d.body.appendChild(s);s.remove()})
}
names.forEach(function(n){addEventListener(n,go,{capture:true,passive:true})})
})(document)`;

export const bootScript = import.meta.env.SSR ? source.replaceAll("\n", "") : "";
