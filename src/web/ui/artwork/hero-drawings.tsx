import { cutwaters, lamps, openings, road } from './stone-bridge.ts';

const water = 364;
const bridge = `${road}V${water}H-600z${openings(water)}`;

/** In the light of the hour, which hero-bridge.css mixes. */
const fill = (tone: string) => ({ fill: `var(--hero-${tone})` });
const line = (tone: string) => ({ fill: 'none', stroke: `var(--hero-${tone})` });

/** Merkez mosque on the west bank: one great dome, half domes, six minarets. */
const Mosque = () => (
  <path
    {...fill('town')}
    transform="matrix(1.25 0 0 1.25 -150 -74)"
    d="M508 318v-34h14v-14q10-16 28-18 4-22 24-30l3-8 3 8q20 8 24 30 18 2 28 18v14h14v34zM492 318V194l4-16 4 16v124zM532 318V186l4-16 4 16v132zM614 318V186l4-16 4 16v132zM654 318V194l4-16 4 16v124zM462 318V220l3-13 3 13v98zM690 318V220l3-13 3 13v98z"
  />
);

const ofLamps = (draw: (x: number, y: number) => string) =>
  lamps.map(({ x, y }) => draw(x, y)).join('');

const Lamps = () => (
  <>
    <path {...line('deep')} strokeWidth="3" d={ofLamps((x, y) => `M${x} ${y}v-20`)} />
    <g {...line('lamp')} opacity="var(--hero-lamps)">
      <path strokeWidth="24" opacity=".3" d={ofLamps((x, y) => `M${x} ${y - 23}h0`)} />
      <path strokeWidth="8" d={ofLamps((x, y) => `M${x} ${y - 23}h0`)} />
      <path
        strokeWidth="3"
        opacity=".5"
        d={ofLamps((x) => `M${x - 8} 392h16M${x - 5} 404h10M${x - 2} 416h4`)}
      />
    </g>
  </>
);

/** On the near bank someone fans the coals. */
const GrillBeingLit = () => (
  <>
    <path {...line('deep')} strokeWidth="5" d="M868 438l-7 34M920 438l7 34" />
    <path {...fill('deep')} d="M852 418h84l-9 22h-66z" />
    <path {...line('ember')} strokeWidth="34" opacity=".2" d="M872 410h44" />
    <path {...line('ember')} strokeWidth="10" strokeDasharray="0 12.500" d="M863 415h64" />
    <path
      {...line('sun')}
      strokeWidth="5"
      opacity=".45"
      d="M884 396c-11-13 10-17 0-34M904 390c-8-11 8-15 0-28"
    />
    <circle {...fill('deep')} cx="816" cy="372" r="10" />
    <path {...line('deep')} strokeWidth="20" d="M815 398v26" />
    <path {...line('deep')} strokeWidth="9" d="M810 430v38M821 430v38" />
    <path {...line('deep')} strokeWidth="7" d="M818 394l16 18 12-8" />
    <path {...fill('deep')} d="M844 404l4-18 18 6-6 16z" />
  </>
);

/** What HeroBridge puts one before the other: what moves or comes with the hour stands by itself. */
export const heroDrawings = {
  'hero-stars': (
    <path
      {...line('sun')}
      strokeWidth="4"
      d="M120 70h0M260 150h0M402 60h0M520 120h0M660 44h0M764 150h0M860 70h0M1090 56h0M1180 160h0M1330 90h0M200 210h0M1270 200h0M940 170h0"
    />
  ),
  'hero-sun': (
    <g {...fill('sun')}>
      <circle cx="870" cy="196" r="104" opacity=".3" />
      <circle cx="870" cy="196" r="62" />
    </g>
  ),
  'hero-view': (
    <>
      {/* The Taurus; the orchards of the far bank hide the mosque's foot from the arches. */}
      <path
        {...fill('far')}
        d="M-600 340v-80l190-34 150 24 160-42 120 34 110-20 130-44 110 36 80-18 150 46 130-30 90 22 120-24 110 28 96-50 130 42 100-14 140 30 240 10 200-20v98z"
      />
      <Mosque />
      <path
        {...fill('near')}
        d="M-600 340v-46q160-24 340-14t330-10 300 6 260-6 330 4 300-8 380 4 400 14v56z"
      />
      <path {...fill('river')} d="M-600 334H2040V500H-600z" />
      <path
        {...fill('stone')}
        fillRule="evenodd"
        opacity=".35"
        d={bridge}
        transform={`matrix(1 0 0 -.62 0 ${water * 1.62})`}
      />
      <path {...fill('stone')} fillRule="evenodd" d={bridge} />
      <path {...fill('vault')} d={cutwaters(water)} opacity=".6" />
      <path {...line('edge')} strokeWidth="6" d={road} />
      <Lamps />
    </>
  ),
  'hero-glints': (
    <g {...line('sun')} strokeWidth="4">
      <path
        opacity=".55"
        d="M950 380h78M650 404h50M724 424h70M690 440h54M120 396h60M360 418h44M1010 400h70M1220 420h50M-200 400h60M1600 396h70"
      />
      <path
        opacity=".35"
        d="M986 394h40M712 388h40M600 428h60M240 434h70M470 392h40M1056 428h56M1150 388h40M1340 436h60M-60 430h60M1480 424h60"
      />
    </g>
  ),
  'hero-bank': (
    <>
      <path {...fill('deep')} d="M-600 500v-36q500-20 900-8t620 0 560-14 560 18v40z" />
      <GrillBeingLit />
    </>
  ),
};
