type ProgressBarProps = { isActive: boolean; label: string };

/** A thin ember line at the top while the next page is fetched; shows only when that takes a while. */
export const ProgressBar = ({ isActive, label }: ProgressBarProps) =>
  isActive ? <div role="progressbar" aria-label={label} className="progress-bar" /> : null;
