import type { ReactNode } from 'react';
import { ClockContext, PageClock } from '#web/browser/clock-context.ts';
import { SiteContext } from '#web/browser/site-context.ts';
import { SpecialDaysEditor } from '#web/features/business-submission/SpecialDaysEditor.tsx';
import { newSpecialDay } from '#web/features/business-submission/special-days.ts';
import { ApplicationSent } from '#web/features/owners/ApplicationSent.tsx';
import { ShareWays } from '#web/features/sharing/ShareWays.tsx';
import { SiteFooter } from '#web/features/site-frame/SiteFooter.tsx';
import { SiteHeader } from '#web/features/site-frame/SiteHeader.tsx';
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { ChipRow } from '#web/ui/ChipRow.tsx';
import { FiguresTable } from '#web/ui/FiguresTable.tsx';
import { FormSummary } from '#web/ui/FormSummary.tsx';
import { LoadFailure } from '#web/ui/LoadFailure.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { RankedTable } from '#web/ui/RankedTable.tsx';
import { SegmentedToggle } from '#web/ui/SegmentedToggle.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { TextArea, TextField } from '#web/ui/TextField.tsx';
import { at } from '../tried-presses/press.tsx';
import { site } from '../varied-pages.ts';

const nobody = () => undefined;
const pages = (page: number, pageCount: number) => (
  <Pagination
    {...{ page, pageCount }}
    hrefFor={(to) => `?page=${to}`}
    labels={{ pages: 'Sayfalar', previous: 'Önceki', next: 'Sonraki', page: (to) => `${to}.` }}
  />
);
const chips = (count: number, on: number) => (
  <ChipRow
    label="İlçe"
    choices={Array.from({ length: count }, (_, one) => ({
      ...{ href: `/${one}`, label: `Semt ${one}`, note: `${one}`, isOn: one === on },
    }))}
  />
);
const specialDays = (count: number) => (
  <SpecialDaysEditor days={Array.from({ length: count }, newSpecialDay)} onChange={nobody} />
);
const sent = (requiresVerification: boolean, isMember: boolean) => (
  <ApplicationSent {...{ sent: { email: 'ayse@ornek.example', requiresVerification }, isMember }} />
);
const framed = (part: ReactNode, more = {}) => (
  <SiteContext value={{ ...site, ...more }}>
    <ClockContext value={new PageClock(new Date(at))}>{part}</ClockContext>
  </SiteContext>
);

export const kitParts: Record<string, ReactNode> = {
  'one page of one': pages(1, 1),
  'the first of many pages': pages(1, 9),
  'a page in the middle': pages(5, 9),
  'the last page': pages(9, 9),
  'two pages': pages(2, 2),
  'nothing to choose': chips(1, 0),
  'one to choose': chips(1, 9),
  'as many as stand side by side': chips(13, 2),
  'more than stand side by side, the last of them on': chips(16, 15),
  'where one is': (
    <Breadcrumbs label="Yol" crumbs={[{ label: 'Kafeler', href: '/k' }, { label: 'Nar' }]} />
  ),
  notices: (['info', 'success', 'warning', 'danger'] as const).map((tone) => (
    <Notice key={tone} {...{ tone, title: tone, isNews: true, action: 'Geri al' }}>
      Oldu
    </Notice>
  )),
  'a notice that is no news': <Notice tone="danger">Oldu</Notice>,
  'buttons, one of them at work': (
    <>
      <Button icon="+">Gönder</Button>
      <Button busy icon="+">
        Gönder
      </Button>
      <ButtonLink href="https://a.example" target="_blank">
        Başka yer
      </ButtonLink>
    </>
  ),
  fields: (
    <>
      <TextField label="Ad" hint="Soyadsız" error="Adınızı yazın" defaultValue="" />
      <TextField label="Telefon" optional hidesLabel />
      <TextArea label="Not" labelNote="kısa" maxLength={9} />
      <Select label="İlçe" options={['Seyhan', { value: '', label: 'Hepsi' }]} />
    </>
  ),
  'what is wrong with a form': (
    <FormSummary
      {...{ title: 'Düzeltin', problem: 'Olmadı', errors: { ad: 'Adınızı yazın' }, tries: 1 }}
      idOf={(name) => `form-${name}`}
    />
  ),
  'tabs, the second open': (
    <Tabs
      {...{ label: 'Bölümler', value: 'b', onChange: nobody, panel: (of: string) => `Bölüm ${of}` }}
      tabs={['a', 'b'].map((value) => ({ value, label: value }))}
    />
  ),
  'two ways to see it': (
    <>
      <SegmentedToggle
        label="A"
        value="b"
        segments={['a', 'b'].map((value) => ({ value, label: value }))}
      />
      <SegmentedToggle
        {...{ label: 'B', value: 'b' }}
        segments={['a', 'b'].map((value) => ({ value, label: value, href: `/${value}` }))}
      />
    </>
  ),
  'figures in rows': (
    <FiguresTable
      {...{ caption: 'Sayılar', columns: ['Ay', 'Kaç'] }}
      rows={[{ key: '1', head: 'Ocak', figures: ['31'] }]}
    />
  ),
  'the first of something': (
    <RankedTable
      {...{ labelledBy: 'x', columns: ['Sayfa', 'Kaç'], format: (value: number) => `${value} kez` }}
      rows={[{ key: 'a', name: 'Ana sayfa', value: 31 }]}
    />
  ),
  'a short list of links': (
    <Menu id="m" label="Yol tarifi" items={[{ href: '/a', label: 'A' } as never]} />
  ),
  'what did not come': <LoadFailure level={1} texts={{ failedTitle: 'Olmadı' }} onAgain={nobody} />,
  'a page on its way': <ProgressBar isActive label="Geliyor" />,
  'no page on its way': <ProgressBar isActive={false} label="Geliyor" />,
  'no special days': specialDays(0),
  'an application that is sent': sent(false, false),
  'one that is sent by a member': sent(false, true),
  'one whose address is to be proved': sent(true, false),
  'ways to share a page': (
    <ShareWays
      title="Nar"
      shared={{ url: 'https://rehber.example/business/7', text: 'Nar, Seyhan' }}
    />
  ),
  'the head of the site': framed(<SiteHeader isOnUnknown={false} />),
  'the foot of the site': framed(<SiteFooter ad="Reklam" />),
  'the foot of a site that says more of itself': framed(<SiteFooter ad={null} />, {
    ...{ weddingCalculatorUrl: 'https://dugun.example', contactPhone: '0322 591 26 41' },
    socialUrls: ['https://instagram.com/adana', 'https://x.com/adana'],
    imprint: { operatorName: 'Nar Ltd', mersis: '0123' },
  }),
};
