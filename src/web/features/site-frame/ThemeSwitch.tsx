import { chooseTheme, type ThemeChoice, useThemeChoice } from '#web/browser/theme.ts';
import { siteMenuTexts as texts } from '#web/texts/site-menu.ts';
import { SegmentedToggle } from '#web/ui/SegmentedToggle.tsx';

const segments = Object.entries(texts.themes).map(([value, label]) => ({ value, label }));

/** By day, by night, or as the device: without script the device decides. */
export const ThemeSwitch = ({ className }: { className: string }) => (
  <SegmentedToggle
    label={texts.theme}
    segments={segments}
    value={useThemeChoice()}
    onChange={(choice) => chooseTheme(choice as ThemeChoice)}
    className={`noscript:hidden ${className}`}
  />
);
