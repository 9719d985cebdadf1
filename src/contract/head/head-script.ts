import { EARLY_EVENTS } from './early-events.ts';
import { PHASE_SCRIPT } from './phase.ts';
import { THEME_SCRIPT } from './theme.ts';
import { CONSENT_SCRIPT } from './visitor-consent.ts';

/**
 * Buttons that the browser alone knows what to do with are left to it, files too: nobody may choose those but a hand.
 * A form without an address is sent by the page's code; the browser would put what was typed into the address.
 */
const EARLY_HANDS_SCRIPT = `{let e=window.earlyHands={typed:new Map,hear(v){let t=v.target;if(t.type=="file");else if(v.type=="input")e.typed.set(t,/^(checkbox|radio)$/.test(t.type)?t.checked:t.value);else if(e.hearsPresses);else if(v.type=="click")e.pressed=t.closest("button[type=button]:not([popovertarget])")||e.pressed;else if(!t.hasAttribute("action")){v.preventDefault();e.pressed=v.submitter}}};for(let t of ${JSON.stringify(EARLY_EVENTS)})addEventListener(t,e.hear,true)}`;

/** Of the template in which the page names its code; see `LATE_CODE_SCRIPT`. */
export const CODE_ID = 'code';

/**
 * The page's code comes once the page is painted: until then what is read has the line for itself. Where nothing is
 * painted, in a tab behind others, it comes after everything else; never before the end of the page, where its data
 * stand. What the next pages have in common with this one is
 * only for whoever does not save data.
 */
const LATE_CODE_SCRIPT = `{let f=()=>{if(document.readyState=="loading")return addEventListener("DOMContentLoaded",f);let c=document.getElementById("${CODE_ID}");if(c){if(navigator.connection?.saveData)c.content.querySelector("[rel^=compression]")?.remove();document.head.append(c.content);c.remove()}};addEventListener("load",()=>setTimeout(f,document.hidden?0:3e3));new PerformanceObserver(f).observe({type:"paint",buffered:true})}`;

/** The one script that stands in a page, allowed by its hash; it runs in the head, before anything is painted. */
export const HEAD_SCRIPT = `${THEME_SCRIPT}${PHASE_SCRIPT}${CONSENT_SCRIPT}${EARLY_HANDS_SCRIPT}${LATE_CODE_SCRIPT}`;
