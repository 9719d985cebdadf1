import { cutwaters, lamps, openings, road } from '#web/ui/artwork/stone-bridge.ts';

// The hero's evening (hero-bridge.css) in the notation that the renderer knows.
const evening = {
  skyTop: '#fcd4c3',
  skyLow: '#ffc47c',
  sun: '#fff3d0',
  mountains: '#f1ac70',
  orchards: '#dc9765',
  mosque: '#bb7855',
  stone: '#ab6f57',
  cutwaters: '#935547',
  road: '#d4a98c',
  river: '#5187ab',
  bank: '#773733',
  lamp: '#ffd57e',
  ember: '#fd7933',
  ink: '#281c17',
};
const waterLine = 364;
const bridge = `${road}V${waterLine}H-600z${openings(waterLine)}`;

/**
 * The picture a link carries when its page has none, 1200 × 630: Taşköprü in the evening under the
 * specification's share title. The city's name and not the site's, which each operator chooses.
 * @returns {string} SVG; its words need a font named 'Bricolage Grotesque'
 */
export const sharePicture = () => `
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="120 -150 1200 630">
  <linearGradient id="sky" x2="0" y2="1">
    <stop stop-color="${evening.skyTop}"/><stop offset=".78" stop-color="${evening.skyLow}"/>
  </linearGradient>
  <path fill="url(#sky)" d="M120-150h1200v630H120z"/>
  <g fill="${evening.sun}"><circle cx="1030" cy="160" r="128" opacity=".35"/><circle cx="1030" cy="160" r="78"/></g>
  <path fill="${evening.mountains}" d="M-600 340v-80l190-34 150 24 160-42 120 34 110-20 130-44 110 36 80-18 150 46 130-30 90 22 120-24 110 28 96-50 130 42 100-14 140 30 240 10v98z"/>
  <path fill="${evening.mosque}" transform="matrix(1.25 0 0 1.25 -150 -74)" d="M508 318v-34h14v-14q10-16 28-18 4-22 24-30l3-8 3 8q20 8 24 30 18 2 28 18v14h14v34zM492 318V194l4-16 4 16v124zM532 318V186l4-16 4 16v132zM614 318V186l4-16 4 16v132zM654 318V194l4-16 4 16v124zM462 318V220l3-13 3 13v98zM690 318V220l3-13 3 13v98z"/>
  <path fill="${evening.orchards}" d="M-600 340v-46q160-24 340-14t330-10 300 6 260-6 330 4 300-8 380 4v70z"/>
  <path fill="${evening.river}" d="M120 334h1200v146H120z"/>
  <path fill="${evening.stone}" fill-rule="evenodd" opacity=".35" d="${bridge}" transform="matrix(1 0 0 -.62 0 ${waterLine * 1.62})"/>
  <path fill="${evening.stone}" fill-rule="evenodd" d="${bridge}"/>
  <path fill="${evening.cutwaters}" opacity=".6" d="${cutwaters(waterLine)}"/>
  <g fill="none" stroke-linecap="round">
    <path stroke="${evening.road}" stroke-width="6" d="${road}"/>
    ${lamps.map(lamp).join('')}
    <path stroke="${evening.sun}" stroke-width="4" opacity=".55" d="M950 380h78M650 404h50M724 424h70M690 440h54M180 396h60M360 418h44M1010 400h70M1220 420h50M986 394h40M600 428h60M240 434h70M470 392h40M1056 428h56M1150 388h40"/>
  </g>
  <path fill="${evening.bank}" d="M-600 500v-36q500-20 900-8t620 0 560-14v58z"/>
  ${grill}
  <g fill="${evening.ink}" font-family="Bricolage Grotesque" font-weight="700">
    <text x="184" y="34" font-size="148" letter-spacing="-5">Adana</text>
    <text x="190" y="104" font-size="50" letter-spacing="-1">Lezzet ve Kültürün Başkenti</text>
  </g>
</svg>`;

const lamp = (/** @type {{ x: number, y: number }} */ { x, y }) => `
    <path stroke="${evening.bank}" stroke-width="3" d="M${x} ${y}v-20"/>
    <g stroke="${evening.lamp}">
      <path stroke-width="24" opacity=".3" d="M${x} ${y - 23}h.01"/>
      <path stroke-width="8" d="M${x} ${y - 23}h.01"/>
      <path stroke-width="3" opacity=".5" d="M${x - 8} 392h16M${x - 5} 404h10M${x - 2} 416h4"/>
    </g>`;

/** On the near bank someone fans the coals. */
const grill = `
  <g stroke-linecap="round" stroke-linejoin="round" fill="none" stroke="${evening.bank}">
    <path stroke-width="5" d="M868 438l-7 34M920 438l7 34"/>
    <path fill="${evening.bank}" stroke="none" d="M852 418h84l-9 22h-66zM844 404l4-18 18 6-6 16z"/>
    <path stroke="${evening.ember}" stroke-width="34" opacity=".2" d="M872 410h44"/>
    <path stroke="${evening.ember}" stroke-width="10" stroke-dasharray=".01 12.500" d="M863 415h64"/>
    <path stroke="${evening.sun}" stroke-width="5" opacity=".45" d="M884 396c-11-13 10-17 0-34M904 390c-8-11 8-15 0-28"/>
    <circle cx="816" cy="372" r="10" fill="${evening.bank}" stroke="none"/>
    <path stroke-width="20" d="M815 398v26"/>
    <path stroke-width="9" d="M810 430v38M821 430v38"/>
    <path stroke-width="7" d="M818 394l16 18 12-8"/>
  </g>`;
