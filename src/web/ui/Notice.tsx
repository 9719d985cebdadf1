import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { unbroken } from '#web/ui/unbroken.tsx';

type NoticeProps = {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** It appears while the page is read: screen readers say it then. */
  isNews?: boolean;
  className?: string;
};

const signs = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** Something the reader should know, in its place on the page. */
export function Notice({ tone = 'info', title, children, action, isNews, className }: NoticeProps) {
  const Sign = signs[tone];
  const role = isNews ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div
      role={role}
      className={classNames('notice max-[18rem]:flex-wrap', `notice-${tone}`, className)}
    >
      <Sign className="notice-sign" aria-hidden="true" />
      <div className="min-w-0 grow">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{unbroken(children)}</div>}
        {action && <div className="mt-2.5 flex flex-wrap gap-2">{action}</div>}
      </div>
    </div>
  );
}
