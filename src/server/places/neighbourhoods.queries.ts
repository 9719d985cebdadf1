import { sql } from 'kysely';
import { bestFirst } from '#server/platform/database/business-orders.ts';
import { type Db, plannedOnce } from '#server/platform/database/database.ts';

interface Place {
  district: string;
  slug: string;
}

const inPlace = (db: Db, { district, slug }: Place) =>
  db
    .selectFrom('businesses as b')
    .where('b.status', '=', 'approved')
    .where('b.district', '=', district)
    .where('b.neighbourhoodSlug', '=', slug);

/**
 * How many public businesses each neighbourhood has, and the middle one of their pins in each direction: one
 * that stands far away by mistake does not move it.
 */
export const listFilledNeighbourhoods = (db: Db) =>
  db
    .selectFrom('businesses')
    .where('status', '=', 'approved')
    .where('neighbourhoodSlug', 'is not', null)
    .groupBy(['district', 'neighbourhoodSlug'])
    .select((eb) => [
      'district',
      eb.ref('neighbourhoodSlug').$notNull().as('slug'),
      eb.fn.countAll<number>().as('count'),
      eb.fn.count<number>('latitude').as('pins'),
      sql<number | null>`percentile_cont(0.5) within group (order by longitude::float8)`.as(
        'longitude',
      ),
      sql<number | null>`percentile_cont(0.5) within group (order by latitude::float8)`.as(
        'latitude',
      ),
    ])
    .execute();

export const countCategoriesOfNeighbourhood = (db: Db, place: Place) =>
  inPlace(db, place)
    .innerJoin('categories as c', 'c.name', 'b.category')
    .groupBy(['c.id'])
    .select((eb) => ['c.name', 'c.slug', eb.fn.countAll<number>().as('count')])
    .orderBy('count', 'desc')
    .orderBy('c.position')
    .orderBy('c.id')
    .execute();

/** The hours its businesses have, with special days from one on, and how many have the same: many share them. */
export const countHoursOfNeighbourhood = (db: Db, place: Place, since: string) =>
  inPlace(db, place)
    .where('b.isOpen', '=', true)
    .where('b.hours', 'is not', null)
    .leftJoin('businessKinds as bk', 'bk.businessId', 'b.id')
    .leftJoin('kinds as k', 'k.id', 'bk.kindId')
    .select((eb) => [
      'b.hours',
      'k.onHolidays',
      sql<Record<string, string> | null>`(
        select jsonb_object_agg(day, s.hours) from business_special_days s
        where s.business_id = b.id and s.day >= ${since})`.as('specialDays'),
      eb.fn.countAll<number>().as('count'),
    ])
    .groupBy(['b.hours', 'k.onHolidays', 'specialDays'])
    .execute();

/** Pins of the best rated. */
export const listPinsOfNeighbourhood = (db: Db, place: Place, most: number) =>
  inPlace(db, place)
    .where('b.latitude', 'is not', null)
    .select([
      sql<number>`b.longitude::float8`.as('longitude'),
      sql<number>`b.latitude::float8`.as('latitude'),
    ])
    .orderBy(bestFirst('b.'))
    .orderBy('b.id')
    .limit(most)
    .execute();

/** Where a business stands, if as many stand there; those that are more are not counted. */
export const findPlaceOfBusiness = (db: Db, id: number, least: number) =>
  db
    .selectFrom('businesses as b')
    .modifyFront(plannedOnce)
    .where('b.id', '=', id)
    .where('b.status', '=', 'approved')
    .where('b.neighbourhoodSlug', 'is not', null)
    .where(
      sql<boolean>`(
        select count(*) from (
          select from businesses other
          where other.status = 'approved' and other.district = b.district
            and other.neighbourhood_slug = b.neighbourhood_slug
          limit ${least}) as others) = ${least}`,
    )
    .select((eb) => ['b.district', eb.ref('b.neighbourhoodSlug').$notNull().as('slug')])
    .executeTakeFirst();

/** Newest changes of the businesses of each category of each neighbourhood, with how many there are. */
export const listChangesOfNeighbourhoods = (db: Db) =>
  db
    .selectFrom('businesses as b')
    .innerJoin('categories as c', 'c.name', 'b.category')
    .where('b.status', '=', 'approved')
    .where('b.neighbourhoodSlug', 'is not', null)
    .groupBy(['b.district', 'b.neighbourhoodSlug', 'c.slug'])
    .select((eb) => [
      'b.district',
      eb.ref('b.neighbourhoodSlug').$notNull().as('slug'),
      'c.slug as categorySlug',
      eb.fn.countAll<number>().as('count'),
      eb.fn.max('b.updatedAt').as('changedAt'),
    ])
    .orderBy('b.district')
    .orderBy('b.neighbourhoodSlug')
    .orderBy('c.slug')
    .execute();
