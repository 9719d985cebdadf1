/** How the site looks, where somebody chose it; else as their device does. */
export type Theme = 'light' | 'dark';

/** Its name in the browser's store; there is no record of it elsewhere. */
export const THEME_KEY = 'theme';
/** Tells the page of a choice; its `detail` is the theme, or '' for what the device says. */
export const THEME_EVENT = 'theme-chosen';

/** Runs with `HEAD_SCRIPT`, and again with each choice. Styles go by `data-theme`, the browser's own parts by the tags. */
export const THEME_SCRIPT = `{let d=document,r=d.documentElement,a=t=>{t=/^(light|dark)$/.test(t)?t:"";t?r.dataset.theme=t:delete r.dataset.theme;d.querySelector("meta[name=color-scheme]").content=t||"light dark";d.querySelectorAll("meta[name=theme-color]").forEach(m=>m.media=t?t==m.id?"":"not all":"(prefers-color-scheme:"+m.id+")")};addEventListener("${THEME_EVENT}",e=>a(e.detail));try{a(localStorage.getItem("${THEME_KEY}"))}catch{}}`;
