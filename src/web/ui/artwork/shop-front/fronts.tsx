import type { ReactNode } from 'react';
import type { Ink } from '../inks.ts';
import { type FrontStyle, frontStyles, type Light } from './front-look.ts';

/** The axis is x = 160. */
const mirrored = 'matrix(-1 0 0 1 320 0)';

/** What six fronts of a style differ in. */
interface Front {
  wall: Ink;
  roof: keyof typeof roofs;
  plate: keyof typeof plates;
  awning: keyof typeof hems;
  cloth: [Ink | undefined, Ink | undefined];
}

const ledge = <path d="M52 30h216v9H52z" />;
const roofs = {
  flat: ledge,
  stepped: (
    <>
      <path className="mid" d="M104 30V16h112v14z" />
      <path className="mid" d="M62 30v-8h42v8zM216 30v-8h42v8z" />
      {ledge}
    </>
  ),
  gable: (
    <>
      <path className="tile" d="M46 36L104 6h112l58 30z" />
      <path className="wire" strokeWidth="2" opacity=".35" d="M60 29h200M75 21h170M91 13h138" />
    </>
  ),
  // Water is warmed by the sun on every roof of the city.
  tank: (
    <>
      <path className="wire" strokeWidth="4" d="M222 30V18M246 30V18M70 30l26-18" />
      <path
        className="far"
        d="M212 4h44a5 5 0 0 1 5 5v6a5 5 0 0 1-5 5h-44a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5z"
      />
      <path className="glow" strokeWidth="3" d="M76 28l18-13M84 29l14-10" />
      {ledge}
    </>
  ),
};

const plates = {
  disc: <path className="glow" strokeWidth="46" d="M160 41h0" />,
  arch: <path className="lit" d="M134 66V40a26 26 0 0 1 52 0v26z" />,
  board: (
    <>
      <path className="wire" strokeWidth="3" d="M118 28v-6M202 28v-6" />
      <path
        className="lit"
        d="M108 22h104a6 6 0 0 1 6 6v28a6 6 0 0 1-6 6H108a6 6 0 0 1-6-6V28a6 6 0 0 1 6-6z"
      />
    </>
  ),
  lozenge: <path className="lit" d="M160 14l38 27-38 27-38-27z" />,
};

/** The lower edge of each of ten strips of an awning, 21 wide. */
const hems = {
  scallops: 'a10.500 9 0 0 1-21 0z',
  straight: 'v6h-21v-6z',
  points: 'l-10.500 11-10.500-11z',
};

const awning = (hem: string, [one, other]: Front['cloth']) => (
  <>
    {[one, other].map((ink, which) => (
      <path
        key={String(ink)}
        className={ink}
        d={[0, 2, 4, 6, 8]
          .map((strip) => {
            const at = strip + which;
            return `M${64 + at * 19.2} 68h19.2L${55 + (at + 1) * 21} 92${hem}`;
          })
          .join('')}
      />
    ))}
    <path opacity=".25" d="M64 68h192l1.500 4H62.500z" />
  </>
);

const slab = ([, other]: Front['cloth']) => (
  <>
    <path d="M50 76h220v9H50z" />
    <path className={other} d="M56 85h208v4H56z" />
    <path className="wire" strokeWidth="5" d="M94 89v86M226 89v86" />
  </>
);

const fronts: Front[] = [
  { wall: 'wall', roof: 'flat', plate: 'disc', awning: 'scallops', cloth: ['warm', 'lit'] },
  { wall: 'far', roof: 'stepped', plate: 'arch', awning: 'straight', cloth: ['mid', 'lit'] },
  { wall: 'wall', roof: 'gable', plate: 'board', awning: 'points', cloth: [undefined, 'warm'] },
  { wall: 'pale', roof: 'tank', plate: 'lozenge', awning: 'scallops', cloth: [undefined, 'lit'] },
  { wall: 'far', roof: 'gable', plate: 'disc', awning: 'points', cloth: ['lit', 'warm'] },
  { wall: 'wall', roof: 'tank', plate: 'arch', awning: 'straight', cloth: ['red', 'lit'] },
];

const pavement = (
  <>
    <path className="mid" d="M-1700 178H2130V420H-1700z" />
    <path opacity=".3" d="M-1700 178H2130v4H-1700z" />
  </>
);

const pane = 'M106 96h108v68H106z';
const doorPane = 'M226 104h24v30h-24z';

/** A house with a window in the middle and a door beside it; the pane is that of a shop nobody knows of. */
const house = (front: Front, isShop: boolean) => (
  <>
    {pavement}
    <path className={front.wall} d="M58 34h204v144H58z" />
    <path opacity=".12" d="M58 166h204v12H58z" />
    {roofs[front.roof]}
    <path d="M101 90h118v79H101z" />
    <path className="pane" d={pane} />
    <path className="glow" strokeWidth="5" opacity=".3" d="M112 132l26-30M112 150l44-50" />
    <path d="M221 96h34v82h-34z" />
    <path className="pane" d={doorPane} />
    <path className="glow" strokeWidth="4" d="M227 146v8" />
    {isShop ? awning(hems[front.awning], front.cloth) : slab(front.cloth)}
    {plates[front.plate]}
  </>
);

const gate = (front: Front) => (
  <>
    <path className="leaf" d="M-1700 170H2130V420H-1700z" />
    <path className="path" d="M118 170h84l40 40H78z" />
    <path
      className="wire"
      strokeWidth="5"
      d="M70 172v-30M84 172v-30M236 172v-30M250 172v-30M56 152h46M218 152h46"
    />
    <path className="lit" opacity=".4" d="M110 170V64h100v106z" />
    <path className="bark" strokeWidth="11" d="M107 174V52M213 174V52" />
    {front.roof === 'flat' || front.roof === 'tank' ? (
      <path className="bark" strokeWidth="9" d="M98 54h124M100 66h120" />
    ) : (
      <path className="bark" strokeWidth="10" d="M107 62Q160 22 213 62" />
    )}
    {plates[front.plate]}
  </>
);

const drawn: Record<FrontStyle, (front: Front) => ReactNode> = {
  shop: (front) => house(front, true),
  house: (front) => house(front, false),
  gate,
};

type Lit = Exclude<Light, 'unknown'>;

const slats =
  'M106 103h108M106 111h108M106 119h108M106 127h108M106 135h108M106 143h108M106 151h108M106 159h108';

const houseLights: Record<Lit, ReactNode> = {
  open: (
    <>
      <path className="lamp" d={pane} />
      <path className="glow" strokeWidth="44" opacity=".45" d="M160 132h0" />
      <path className="lamp" opacity=".5" d="M101 178h118l26 22H75z" />
    </>
  ),
  closing_soon: (
    <>
      <path className="dusk" d={pane} />
      <path className="lamp" opacity=".5" d="M106 142h108v22H106z" />
      <path className="mid" d="M106 96h108v15H106z" />
      <path className="wire" strokeWidth="2" opacity=".4" d="M106 101h108M106 106h108" />
      <path className="wire" strokeWidth="3" d="M106 111h108" />
    </>
  ),
  closed: (
    <>
      <path className="mid" opacity=".54" d={pane} />
      <path className="wire" strokeWidth="2" opacity=".4" d={slats} />
      <path className="wire" strokeWidth="4" d="M106 163h108M152 163h16" />
    </>
  ),
};

const gateLights: Record<Lit, ReactNode> = {
  open: (
    <>
      <path className="lampline" strokeWidth="84" opacity=".5" d="M160 126h0" />
      <path className="wire" strokeWidth="2" opacity=".5" d="M110 72Q160 100 210 72" />
      <path
        className="lampline"
        strokeWidth="7"
        d="M124 80h0M142 85h0M160 87h0M178 85h0M196 80h0"
      />
      <path className="lampline" strokeWidth="26" opacity=".35" d="M107 84h0M213 84h0" />
      <path className="lampline" strokeWidth="12" d="M107 84h0M213 84h0" />
    </>
  ),
  closing_soon: (
    <>
      <path className="duskline" strokeWidth="26" opacity=".35" d="M107 84h0M213 84h0" />
      <path className="duskline" strokeWidth="12" d="M107 84h0M213 84h0" />
    </>
  ),
  closed: (
    <path
      className="wire"
      strokeWidth="4"
      d="M114 112h92M114 166h92M122 106v66M133 106v66M144 106v66M155 106v66M166 106v66M177 106v66M188 106v66M199 106v66"
    />
  ),
};

const lights: Record<FrontStyle, Record<Lit, ReactNode>> = {
  shop: houseLights,
  house: houseLights,
  gate: gateLights,
};

/** Fronts by style and number, each also with its door on the other side, and what light each style has. */
export const frontPieces: ReadonlyMap<string, ReactNode> = new Map<string, ReactNode>(
  frontStyles.flatMap((style) => [
    ...fronts.flatMap((front, number): [string, ReactNode][] => [
      [`${style}-${number}`, drawn[style](front)],
      [
        `${style}-${number}m`,
        <g key="m" transform={mirrored}>
          {drawn[style](front)}
        </g>,
      ],
    ]),
    ...Object.entries(lights[style]).map(([state, light]): [string, ReactNode] => [
      `${style}-${state}`,
      light,
    ]),
  ]),
);
