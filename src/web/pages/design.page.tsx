import {
  Heart,
  List,
  Map as MapIcon,
  MapPin,
  Navigation,
  Phone,
  Search,
  Share2,
} from 'lucide-react';
import { useState } from 'react';
import { DocumentField } from '#web/features/uploads/DocumentField.tsx';
import { PhotoField } from '#web/features/uploads/PhotoField.tsx';
import type { Head } from '#web/page.ts';
import { designTexts as texts } from '#web/texts/design.ts';
import { kitTexts } from '#web/texts/kit.ts';
import { Accordion } from '#web/ui/Accordion.tsx';
import { ArchTile } from '#web/ui/ArchTile.tsx';
import { CategoryScene } from '#web/ui/artwork/CategoryScene.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx';
import { AgainButton, Button, ButtonLink } from '#web/ui/Button.tsx';
import { Card, CardBody, CardLink, CardMedia } from '#web/ui/Card.tsx';
import { CheckField } from '#web/ui/CheckField.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { notify } from '#web/ui/notify.ts';
import { Pagination } from '#web/ui/Pagination.tsx';
import { PriceSigns } from '#web/ui/PriceSigns.tsx';
import { Prose } from '#web/ui/Prose.tsx';
import { SectionHeading } from '#web/ui/SectionHeading.tsx';
import { SegmentedToggle } from '#web/ui/SegmentedToggle.tsx';
import { Select } from '#web/ui/Select.tsx';
import { SkeletonCard } from '#web/ui/Skeleton.tsx';
import { StarRating } from '#web/ui/StarRating.tsx';
import { TextArea, TextField } from '#web/ui/TextField.tsx';

/** The design language on one page; reachable in development only. */
export const load = async () => null;
export const head: Head = {
  title: texts.title,
  description: texts.lead,
  isIndexed: false,
};

const grounds = ['paper', 'surface', 'raised', 'sunken', 'ink', 'quiet', 'line', 'edge'];
const accents = [
  'koz',
  'seyhan',
  'portakal',
  'star',
  'open',
  'closing',
  'closed',
  'danger',
  'dusk',
];
const hues = Object.entries(texts.hues);
const sizes = [
  'text-5xl',
  'text-4xl',
  'text-3xl',
  'text-2xl',
  'text-xl',
  'text-lg',
  'text-base',
  'text-sm',
  'text-xs',
];
const weights = [500, 600, 700, 800];

const Section = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section className="mt-14">
    <SectionHeading title={title} />
    {children}
  </section>
);

const Swatches = ({ names }: { names: string[] }) => (
  <ul className="mb-4 grid grid-cols-3 gap-3 sm:grid-cols-5 lg:grid-cols-9">
    {names.map((name) => (
      <li key={name} className="text-xs">
        <span
          className="block h-14 rounded-md border border-line"
          style={{ background: `var(--${name})` }}
        />
        {name}
      </li>
    ))}
  </ul>
);

function Tokens() {
  return (
    <>
      <Section title={texts.colours}>
        <Swatches names={grounds} />
        <Swatches names={accents} />
      </Section>
      <Section title={texts.arches}>
        <div className="grid grid-cols-3 gap-x-3 gap-y-6 sm:grid-cols-4 lg:grid-cols-6">
          {hues.map(([slug, name], index) => (
            <ArchTile
              key={slug}
              href="#arches"
              hue={slug}
              title={name}
              note={texts.count(12 + index * 7)}
            >
              <CategoryScene slug={slug} />
            </ArchTile>
          ))}
        </div>
      </Section>
      <Section title={texts.type}>
        {sizes.map((size) => (
          <p key={size} className={`truncate py-0.5 font-heading font-bold ${size}`}>
            {texts.pangram}
          </p>
        ))}
        <div className="mt-6 grid gap-4 sm:grid-cols-2">
          {weights.map((weight) => (
            <p key={weight} style={{ fontWeight: weight }}>
              <span className="font-heading text-2xl">{texts.letters}</span>
              <br />
              {weight}: {texts.letters}{' '}
              <span className="figures">0123456789 4,6 · 09.00–23.00</span>
            </p>
          ))}
        </div>
      </Section>
    </>
  );
}

function Cards() {
  return (
    <Section title={texts.cards}>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {texts.businesses.map((business, index) => (
          <Card key={business.name} lifts data-hue={business.hue}>
            <CardMedia>
              <CategoryScene slug={business.hue} seed={index + 7} />
            </CardMedia>
            <div className="absolute top-2.5 right-2.5 z-1">
              <IconButton label={texts.save} icon={<Heart className="size-5" />} variant="solid" />
            </div>
            {index === 0 && (
              <Badge tone="highlight" className="absolute top-4 left-4">
                {texts.featured}
              </Badge>
            )}
            <CardBody>
              <h3 className="text-lg">
                <CardLink href="#cards">{business.name}</CardLink>
              </h3>
              <p className="text-sm text-quiet">{business.place}</p>
              <p className="flex items-center gap-3 text-sm">
                <StarRating
                  value={business.rating}
                  label={texts.ratingLabel(String(business.rating))}
                  note={business.reviews}
                />
                <PriceSigns
                  signs={business.price}
                  label={texts.priceLabel}
                  className="text-quiet"
                />
              </p>
              <p className="mt-1">
                <Badge tone={business.door}>{business.hours}</Badge>
              </p>
            </CardBody>
          </Card>
        ))}
        <SkeletonCard />
      </div>
    </Section>
  );
}

function Controls() {
  const [view, setView] = useState('list');
  const [opened, setOpened] = useState<'dialog' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Section title={texts.buttons}>
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary" size="lg" icon={<Search />}>
            {texts.find}
          </Button>
          <Button variant="primary">{texts.send}</Button>
          <Button variant="river">{texts.search}</Button>
          <Button icon={<Phone />}>{texts.call}</Button>
          <ButtonLink href="#buttons" variant="quiet" icon={<MapPin />}>
            {texts.showOnMap}
          </ButtonLink>
          <Button variant="danger">{texts.remove}</Button>
          <Button variant="primary" busy>
            {texts.sending}
          </Button>
          <Button disabled>{texts.disabled}</Button>
          <IconButton label={texts.share} icon={<Share2 className="size-5" />} />
          <Button popoverTarget="directions" icon={<Navigation />}>
            {texts.directions}
          </Button>
          <Menu
            id="directions"
            label={texts.directions}
            items={texts.maps.map((label) => ({ label, href: '#menu', icon: <MapPin /> }))}
          />
          <SegmentedToggle
            label={texts.view}
            value={view}
            onChange={setView}
            segments={[
              { value: 'list', label: texts.list, icon: <List /> },
              { value: 'map', label: texts.map, icon: <MapIcon /> },
            ]}
          />
        </div>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={() => setOpened('dialog')}>{texts.openDialog}</Button>
          <Button onClick={() => void notify({ title: texts.saved, description: texts.savedNote })}>
            {texts.showToast}
          </Button>
        </div>
        <Dialog open={opened === 'dialog'} onClose={close} title={texts.openDialog}>
          <p>{texts.paragraph}</p>
          <Button
            variant="primary"
            onClick={() =>
              void notify({ tone: 'info', title: texts.saved, description: texts.savedNote })
            }
          >
            {texts.showToast}
          </Button>
        </Dialog>
      </Section>
      <Section title={texts.badges}>
        <div className="flex flex-wrap items-center gap-3">
          <Badge tone="open">{texts.open}</Badge>
          <Badge tone="closing">{texts.closing}</Badge>
          <Badge tone="closed">{texts.closed}</Badge>
          <Badge tone="highlight">{texts.featured}</Badge>
          <Badge tone="info">{texts.info}</Badge>
          <Badge tone="danger">{texts.danger}</Badge>
          <Badge>{texts.neutral}</Badge>
          <Chip href="#chips" removeLabel={texts.removeFilter}>
            {texts.district}
          </Chip>
          <Chip href="#chips" isOn>
            {texts.openNow}
          </Chip>
          <Chip href="#chips">{texts.district}</Chip>
          <StarRating
            value={3.6}
            label={texts.ratingLabel('3,6')}
            note={texts.reviews}
            stars="five"
          />
        </div>
      </Section>
      <Section title={texts.fields}>
        <div className="grid max-w-3xl gap-5 sm:grid-cols-2">
          <TextField label={texts.nameField} name="name" hint={texts.nameHint} />
          <TextField
            label={texts.phoneField}
            name="phone"
            error={texts.phoneError}
            defaultValue="0322"
          />
          <Select
            label={texts.category}
            name="category"
            options={hues.map(([value, label]) => ({ value, label }))}
          />
          <TextField label={texts.search} name="q" icon={<Search />} placeholder={texts.find} />
          <TextArea label={texts.noteField} optional name="note" className="sm:col-span-2" />
          <CheckField label={texts.openNow} name="open" />
        </div>
        <Files />
      </Section>
    </>
  );
}

function Files() {
  const [images, setImages] = useState<string[]>([]);
  const [documents, setDocuments] = useState<{ address: string; name: string }[]>([]);
  return (
    <div className="mt-8 grid max-w-4xl items-start gap-8 lg:grid-cols-2">
      <PhotoField images={images} onImages={setImages} labelNote={kitTexts.optional} />
      <DocumentField documents={documents} onDocuments={setDocuments} />
    </div>
  );
}

export function Page() {
  return (
    <div className="shell pb-10">
      <div className="pt-6">
        <Breadcrumbs
          label={texts.title}
          crumbs={[{ label: texts.home, href: '/' }, { label: texts.title }]}
        />
        <h1 className="mt-3 text-4xl">{texts.title}</h1>
        <p className="mt-3 measure text-lg text-quiet">{texts.lead}</p>
      </div>
      <Tokens />
      <Cards />
      <Controls />
      <Section title={texts.states}>
        <div className="grid gap-4 lg:grid-cols-2">
          <Notice title={texts.info}>{texts.paragraph}</Notice>
          <Notice tone="success" title={texts.saved}>
            {texts.savedNote}
          </Notice>
          <Notice tone="warning" title={texts.closing}>
            {texts.savedNote}
          </Notice>
          <Notice tone="danger" title={texts.danger} action={<AgainButton size="sm" />}>
            {texts.savedNote}
          </Notice>
        </div>
        <EmptyState
          title={texts.emptyTitle}
          action={
            <ButtonLink href="/" variant="primary">
              {texts.find}
            </ButtonLink>
          }
        >
          {texts.emptyText}
        </EmptyState>
        <Pagination
          page={4}
          pageCount={9}
          hrefFor={(page) => `?page=${page}`}
          labels={texts.pagination}
        />
      </Section>
      <Section title={texts.words}>
        <div className="grid items-start gap-10 lg:grid-cols-2">
          <Accordion
            openId="q1"
            items={texts.questions.map(([id, title]) => ({ id, title, content: texts.paragraph }))}
          />
          <Prose>
            <p>{texts.paragraph}</p>
            <h2>{texts.type}</h2>
            <p>
              {texts.paragraph} <a href="#prose">{texts.showOnMap}</a>
            </p>
            <ul>
              <li>{texts.savedNote}</li>
              <li>{texts.emptyText}</li>
            </ul>
          </Prose>
        </div>
      </Section>
    </div>
  );
}
