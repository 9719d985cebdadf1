import { Spinner } from '#web/ui/Spinner.tsx';

/** As high as a screen, so that nothing below it moves when the form comes. */
export const ScreenWaiting = ({ label }: { label: string }) => (
  <div className="min-h-dvh noscript:hidden">
    <p role="status" className="flex items-center gap-3 py-4 text-quiet">
      <Spinner />
      {label}
    </p>
  </div>
);
