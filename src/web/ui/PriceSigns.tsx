import { classNames } from '#web/ui/class-names.ts';

type PriceSignsProps = {
  /** '₺' to '₺₺₺₺'. */
  signs: string;
  /** Said instead, e.g. 'Fiyat: orta'. */
  label: string;
  className?: string;
};

export const PriceSigns = ({ signs, label, className }: PriceSignsProps) => (
  <span className={classNames('whitespace-nowrap', className)}>
    <span className="sr-only">{label}</span>
    <span aria-hidden="true" className="font-semibold tracking-wide">
      {signs}
    </span>
  </span>
);
