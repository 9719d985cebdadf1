import type { LucideIcon } from 'lucide-react';

/** A sign in an arch of the stone bridge, beside what it stands for. */
export const ArchSign = ({ sign: Sign }: { sign: LucideIcon }) => (
  <span className="arch grid size-12 shrink-0 place-items-center bg-seyhan-soft text-seyhan">
    <Sign className="size-5" aria-hidden="true" />
  </span>
);

/** One of a list of reasons: its sign, its title and a sentence. */
export const SignedPoint = ({
  sign,
  title,
  text,
}: {
  sign: LucideIcon;
  title: string;
  text: string;
}) => (
  <li className="flex gap-4">
    <ArchSign sign={sign} />
    <div>
      <h3 className="text-lg">{title}</h3>
      <p className="measure text-quiet">{text}</p>
    </div>
  </li>
);
