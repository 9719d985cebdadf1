import { AdminFrame } from '#web/features/admin-frame/AdminFrame.tsx';
import { adminHead } from '#web/features/admin-frame/admin-links.ts';
import { CalendarScreen } from '#web/features/administration/calendar/CalendarScreen.tsx';
import { adminFrameTexts as frame } from '#web/texts/admin-frame.ts';
import { calendarTexts as texts } from '#web/texts/administration-calendar.ts';

export const head = adminHead(frame.links.calendar, texts.headDescription);

export const Page = () => (
  <AdminFrame current="calendar" lead={texts.lead}>
    <CalendarScreen />
  </AdminFrame>
);
