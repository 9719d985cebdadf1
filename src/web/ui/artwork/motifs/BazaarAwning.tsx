import type { MotifProps } from '../motif.ts';

export const BazaarAwning = ({ variation: { count, isOther } }: MotifProps) => {
  const stripes = isOther ? 8 : 6;
  const width = 192 / stripes;
  // Each stripe by its distance from the middle, so that the roof narrows upwards.
  const places = Array.from({ length: stripes }, (_, place) => place - stripes / 2);
  return (
    <>
      <path className="wire" strokeWidth="6" d="M128 60v118M302 60v118" />
      <path d="M132 98h166v46H132z" opacity=".45" />
      {/* Peppers on strings, dried under every awning in autumn. */}
      <path
        className="wire"
        strokeWidth="8"
        strokeDasharray="0 8"
        d={count > 1 ? 'M150 96v26M164 96v18M282 96v24' : 'M278 96v28M264 96v16'}
      />
      <path className="glow" strokeWidth="2" d="M215 90v12" />
      <path className="warm" d="M215 98q9 4 9 13h-18q0-9 9-13z" />
      {places.map((place) => (
        <path
          key={place}
          className={place % 2 ? undefined : 'lit'}
          d={`M${215 + place * width} 84l${-2 * place} -40h${width - 2}l${2 * place + 2} 40a${width / 2} 13 0 0 1 ${-width} 0z`}
        />
      ))}
      <path className="tint" d="M138 146q20-44 42 0z" />
      <path className="warm" d="M180 146q18-36 38 0z" />
      <path className="tint" d="M252 146q18-44 40 0z" />
      <path className="pale" d="M216 146q18-34 38 0z" />
      {count > 2 && (
        <path
          className="amber"
          strokeWidth="10"
          strokeDasharray="0 10"
          d="M222 140h26M227 132h16M235 125h0"
        />
      )}
      <path d="M122 144h186v38H122z" />
      <path className="glow" opacity=".25" strokeWidth="2.500" d="M130 157h170M130 169h170" />
    </>
  );
};

export const BazaarAwningIcon = () => (
  <>
    <path d="M4.500 3h15L22 9a2.500 2.500 0 0 1-5 0 2.500 2.500 0 0 1-5 0 2.500 2.500 0 0 1-5 0 2.500 2.500 0 0 1-5 0zM4 12v9.500h16V12" />
    <path d="M7 17.500q2-4 4.500 0zM12.500 17.500q2-4 4.500 0zM4 17.500h16" />
  </>
);
