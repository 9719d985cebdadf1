import { createHash } from 'node:crypto';
import { Refusal, refuse } from '#contract/api/errors.ts';
import { DEFAULT_SORT } from '#contract/businesses/businesses.ts';
import { lookOfSlug } from '#contract/categories/category-look.ts';
import type { Site } from '#contract/city/city.ts';
import { districtFromText } from '#contract/city/districts.ts';
import { type DrawShareCard, SHARED_PHOTO, type ShareCard } from '#contract/share-pictures.ts';
import type { Picture } from '#contract/uploads.ts';
import {
  getBusiness,
  listBusinessesOfCategory,
} from '#server/businesses/reading/businesses.service.ts';
import { getCategory } from '#server/categories/categories.service.ts';
import type { Dependencies } from '#server/platform/context.ts';
import { cropPicture } from '#server/uploads/pictures.service.ts';
import type { ShareFonts } from './share-picture-fonts.ts';
import { SharePicturePainter } from './share-picture-painter.ts';

/** Bytes of all kept pictures together: some six hundred. */
const MAX_BYTES = 24 * 1024 * 1024;
/** So many may wait for their turn; whoever comes then is asked to come again. */
const MAX_WAITING = 40;
/** Stands in the drawing until the photo itself is read. */
const PHOTO_MARK = 'photo';

interface SharePicture {
  etag: string;
  /** Made when first asked for; a browser that has it already asks for nothing more. */
  png: () => Promise<Buffer>;
}

interface SharePictureParts {
  ctx: Pick<Dependencies, 'db' | 'now' | 'log' | 'storage'>;
  site: () => Promise<Site>;
  fonts: ShareFonts;
  draw: DrawShareCard;
}

interface Subject {
  card: ShareCard;
  photo?: Picture | undefined;
}

/**
 * Pictures that links carry, made on demand. A picture is known by the hash of its drawing: whatever
 * changes in it makes another one. One is drawn at a time, outside of the process that answers.
 */
export class SharePictures {
  private readonly kept = new Map<string, Buffer>();
  private readonly running = new Map<string, Promise<Buffer>>();
  private readonly parts: SharePictureParts;
  private readonly painter = new SharePicturePainter();
  private bytes = 0;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(parts: SharePictureParts) {
    this.parts = parts;
  }

  /** Undefined: nothing public has a picture at this address. */
  async find(path: string, query: URLSearchParams): Promise<SharePicture | undefined> {
    const subject = await this.read(path, query).catch((error: unknown) => {
      if (error instanceof Refusal && error.code.endsWith('_not_found')) return undefined;
      throw error;
    });
    if (!subject) return undefined;
    const { card, photo } = subject;
    const svg = await this.draw(
      card.kind === 'business' && photo ? { ...card, photo: PHOTO_MARK } : card,
    );
    const key = createHash('sha256')
      .update(svg)
      .update(photo?.src ?? '')
      .digest('base64url');
    return { etag: `"${key.slice(0, 22)}"`, png: () => this.get(key, svg, subject) };
  }

  private async draw(card: ShareCard): Promise<string> {
    const { draw, fonts, site } = this.parts;
    return draw({ card, siteName: (await site()).name, letters: fonts.letters });
  }

  private async read(path: string, query: URLSearchParams): Promise<Subject | undefined> {
    const { ctx } = this.parts;
    const id = /^\/share\/business\/([1-9]\d{0,8})\.png$/.exec(path)?.[1];
    if (id) {
      const business = await getBusiness(ctx, { id: Number(id) });
      const { name, category, categorySlug, district, rating, reviewCount } = business;
      const look = lookOfSlug((await this.parts.site()).categories, categorySlug);
      const card = { name, category, look, district, reviewCount, id: business.id };
      return {
        card: { kind: 'business', ...card, rating: Number(rating) },
        photo: business.pictures.find(({ src }) => src === business.images[0]),
      };
    }
    const slug = /^\/share\/category\/([a-z0-9-]{1,100})\.png$/.exec(path)?.[1];
    if (!slug) return undefined;
    const category = await getCategory(ctx, { slug });
    const district = districtFromText(query.get('district') ?? '');
    const { color, name } = category;
    const inDistrict =
      district &&
      (await listBusinessesOfCategory(ctx, {
        categoryName: name,
        district,
        sort: DEFAULT_SORT,
        limit: 1,
      }));
    const businessCount = inDistrict ? inDistrict.total : category.businessCount;
    return {
      card: {
        kind: 'category',
        id: category.id,
        name,
        color,
        slug: category.slug,
        businessCount,
        district,
      },
    };
  }

  private get(key: string, svg: string, subject: Subject): Promise<Buffer> {
    const kept = this.kept.get(key);
    if (kept) {
      // To the end of the line: the one that nobody asked for the longest goes first.
      this.kept.delete(key);
      this.kept.set(key, kept);
      return Promise.resolve(kept);
    }
    const running = this.running.get(key);
    if (running) return running;
    if (this.running.size >= MAX_WAITING) return refuse('not_ready');
    const work = this.turn.then(() => this.make(key, svg, subject));
    this.turn = work.catch(() => {});
    const answer = work.finally(() => this.running.delete(key));
    this.running.set(key, answer);
    return answer;
  }

  private async make(key: string, svg: string, { card, photo }: Subject): Promise<Buffer> {
    if (!photo) return this.keep(key, await this.paint(svg));
    const cropped = await cropPicture(this.parts.ctx.storage, photo, SHARED_PHOTO);
    // Not kept: the photo may be there again the next time.
    if (!cropped) return this.paint(await this.draw(card));
    const address = `data:image/jpeg;base64,${cropped.toString('base64')}`;
    return this.keep(key, await this.paint(svg.replace(`"${PHOTO_MARK}"`, `"${address}"`)));
  }

  private paint(svg: string): Promise<Buffer> {
    return this.painter.paint({ svg, fontFiles: this.parts.fonts.files });
  }

  stop(): void {
    this.painter.stop();
  }

  private keep(key: string, png: Buffer): Buffer {
    this.kept.set(key, png);
    this.bytes += png.byteLength;
    for (const [oldest, bytes] of this.kept) {
      if (this.bytes <= MAX_BYTES) break;
      this.kept.delete(oldest);
      this.bytes -= bytes.byteLength;
    }
    return png;
  }
}
