/** Where a motif stands: what a page has to know of it; how it is drawn stands in scenes.ts. */
export type ScenePlace = {
  /** Out of doors the mountains stand behind the motif; inside there is only the light. */
  isOutdoors?: boolean;
  /** The motif itself reaches over the sky. */
  isSkyTaken?: boolean;
  /** Something in it is read: mirrored, that stays the right way round. */
  isLettered?: boolean;
  /** Where the ground or table top begins, in scene units. */
  ground: number;
};

/** What a category without a drawing of its own gets: the clock tower. */
export const FALLBACK = 'saat-kulesi';

/** Slug of a motif → its place. */
export const scenePlaces = {
  restoranlar: { isOutdoors: true, ground: 174 },
  oteller: { ground: 136, isLettered: true },
  kafeler: { ground: 148 },
  barlar: { isSkyTaken: true, ground: 168, isLettered: true },
  gelinlik: { ground: 168 },
  piknik: { isOutdoors: true, ground: 162 },
  saglik: { ground: 162 },
  guzellik: { ground: 164 },
  alisveris: { isOutdoors: true, ground: 172 },
  spor: { isOutdoors: true, ground: 158 },
  egitim: { ground: 152 },
  otomotiv: { ground: 170 },
  [FALLBACK]: { isOutdoors: true, ground: 170 },
} satisfies Record<string, ScenePlace>;

export type SceneName = keyof typeof scenePlaces;

/** The name of the scene that is drawn for a slug. */
export const sceneNameOf = (slug: string): SceneName =>
  Object.hasOwn(scenePlaces, slug) ? (slug as SceneName) : FALLBACK;
