import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cursorAfter } from '#contract/api/paging.ts';
import {
  type OwnReview,
  REVIEWS_PAGE_LENGTH,
  type Review,
  STARS_MISSING,
} from '#contract/reviews.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { toasts } from '#tests/support/told-toasts.ts';
import { keepTypedWords } from '#web/browser/typed-words.ts';
import { reviewFormTexts } from '#web/texts/review-form.ts';
import { reviewsTexts } from '#web/texts/reviews.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { HelpfulButton } from './HelpfulButton.tsx';
import { OwnReviewCard } from './OwnReviewCard.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { useReviewList } from './use-review-list.ts';
import { WriteArea } from './WriteArea.tsx';

const review: Review = {
  ...{ id: 7, businessId: 1001, author: 'Ayşe Y.', rating: 5, title: null, content: 'Güzeldi.' },
  ...{ images: [], pictures: [], isVerified: false, isExample: false, helpfulCount: 3 },
  ...{ answer: null, createdAt: '2026-11-20T09:00:00.000Z' },
};
const failing = () => new Error('Bu kez olmadı.');

// Whether somebody is signed in is read from the browser's cookies.
beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' });
  return () => vi.unstubAllGlobals();
});

describe('Faydalı', () => {
  const button = (answer?: () => unknown, signIn?: string, isMarked = false) =>
    screenWithApi(<HelpfulButton {...{ review, isMarked, signIn }} />, answer);
  const shown = (count: number) => `Faydalı${count}, ${reviewsTexts.helpfulCount(String(count))}`;

  test('counts at once, once until it is answered, and then as the server does', async () => {
    const { press, text, until, sent } = button(() => ({ isHelpful: true, helpfulCount: 6 }));
    press(shown(3));
    expect(text()).toBe(shown(4));
    press(shown(4));
    await until(shown(6));
    expect(sent).toHaveLength(1);
    press(shown(6));
    expect(text(), 'and is taken back').toBe(shown(5));
    await vi.waitFor(() =>
      expect(sent.map((one) => one.split(' ')[0])).toEqual(['POST', 'DELETE']),
    );
  });

  test('counts nothing that the server did not hear', async () => {
    const { press, text } = button(failing);
    press(shown(3));
    await vi.waitFor(() => expect(toasts).toEqual([reviewsTexts.helpfulFailed]));
    expect(text()).toBe(shown(3));
  });

  test('leads whoever is not signed in there, and counts nothing', async () => {
    const { press, text, sent, ways } = button(undefined, '/login?next=x');
    press(shown(3));
    expect(ways.at(-1)).toBe('/login?next=x');
    expect(text()).toBe(shown(3));
    expect(sent).toEqual([]);
  });
});

describe('one’s own review', () => {
  const own: OwnReview = {
    ...{
      id: 7,
      businessId: 1001,
      rating: 4,
      title: null,
      content: 'Güzeldi.',
      images: [],
      pictures: [],
    },
    ...{ status: 'approved', reason: null, createdAt: review.createdAt },
  };
  const card = (answer?: () => unknown) => {
    const onDeleted = vi.fn(async () => undefined);
    const screen = screenWithApi(
      <OwnReviewCard review={own} onEdit={() => undefined} onDeleted={onDeleted} />,
      answer,
    );
    return { ...screen, onDeleted };
  };

  test('goes after a question', async () => {
    const { press, text, sent, onDeleted } = card();
    press(reviewFormTexts.remove);
    expect(text()).toContain(reviewFormTexts.removeText);
    expect(sent).toEqual([]);
    press(reviewFormTexts.removeNow);
    await vi.waitFor(() => expect(toasts).toEqual([reviewFormTexts.removedTitle]));
    expect(onDeleted).toHaveBeenCalledTimes(1);
    expect(text()).not.toContain(reviewFormTexts.removeText);
  });

  test('is there, and the question too, when it did not go', async () => {
    const { press, text, onDeleted } = card(failing);
    press(reviewFormTexts.remove);
    press(reviewFormTexts.removeNow);
    await vi.waitFor(() => expect(toasts).toEqual([reviewsTexts.failedTitle]));
    expect(text()).toContain(reviewFormTexts.removeText);
    expect(onDeleted).not.toHaveBeenCalled();
  });

  const writing = (answer?: () => unknown) =>
    screenWithApi(
      <ReviewForm
        {...{ businessId: 1001, review: null, isShown: true }}
        PhotoField={() => null}
        onCancel={() => undefined}
        onSaved={async () => undefined}
      />,
      answer,
    );

  test('has its words and stars back when the session ended under it', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
    const { type, element, field } = writing();
    element('value', 4).props.onChange();
    type(reviewFormTexts.contentLabel, 'Kebabı çok güzel.');
    expect(field(reviewFormTexts.contentLabel).value).toBe('Kebabı çok güzel.');
    keepTypedWords();
    const again = writing();
    expect(again.field(reviewFormTexts.contentLabel).value).toBe('Kebabı çok güzel.');
    expect(again.element('value', 4).props.checked).toBe(true);
  });

  test('is written among calls that look after a session that has ended', async () => {
    const area = screenWithApi(
      <WriteArea
        {...{ id: 'yazin', businessId: 1001, asked: 0 }}
        part={{ review: null, helpfulIds: [], isOwner: false }}
        fetchFormParts={async () => ({
          PhotoField: () => null,
          MemberCalls: ({ children }) => (
            <section aria-label="calls of a member">{children}</section>
          ),
        })}
        onChanged={async () => undefined}
      />,
    );
    area.press(reviewsTexts.write);
    await area.until(reviewFormTexts.send);
    expect(area.element('aria-label', 'calls of a member').words).toContain(reviewFormTexts.send);
  });

  test('is not sent without stars: the stars say so, and the words stay', () => {
    const { submit, type, field, focused, text, sent, element } = writing();
    type(reviewFormTexts.contentLabel, 'Kebabı çok güzel.');
    submit(reviewFormTexts.send);
    expect(text()).toContain(STARS_MISSING);
    const stars = element('role', 'radiogroup');
    expect(stars.props['aria-invalid']).toBe(true);
    expect(element('id', stars.props['aria-describedby']).words).toContain(STARS_MISSING);
    expect(focused(), 'what is wrong').toContain(STARS_MISSING);
    expect(field(reviewFormTexts.contentLabel).value).toBe('Kebabı çok güzel.');
    expect(sent).toEqual([]);
  });
});

describe('the answer of a business', () => {
  const form = (answer: Review['answer'], reply?: () => unknown) => {
    const onAnswered = vi.fn(async () => undefined);
    const screen = screenWithApi(
      <AnswerForm review={{ id: 7, answer }} onAnswered={onAnswered} />,
      reply,
    );
    return { ...screen, onAnswered };
  };
  const { answerButton, answerLabel, answerSend, answerCorrect, save } = reviewFormTexts;

  test('is sent, and then stands on the page before the form goes', async () => {
    const { press, type, submit, sent, buttons, onAnswered } = form(null);
    press(answerButton);
    submit(answerSend);
    expect(sent, 'no word').toEqual([]);
    type(answerLabel, 'Sağ olun.');
    submit(answerSend);
    await vi.waitFor(() => expect(buttons()).toEqual([answerButton]));
    expect(sent).toEqual(['POST /api/reviews/7/answer {"content":"Sağ olun."}']);
    expect(onAnswered).toHaveBeenCalledTimes(1);
    expect(toasts).toEqual([reviewFormTexts.answeredTitle]);
  });

  test('is corrected from the words that are there', async () => {
    const answer = { content: 'Sağ olun.', answeredAt: review.createdAt, editedAt: null };
    const { press, type, field, submit, sent } = form(answer);
    press(answerCorrect);
    expect(field(answerLabel).value).toBe('Sağ olun.');
    type(answerLabel, 'Sağ olun, bekleriz.');
    submit(save);
    await vi.waitFor(() => expect(toasts).toEqual([reviewFormTexts.correctedTitle]));
    expect(sent.map((one) => one.split(' ')[0])).toEqual(['PUT']);
  });

  test('keeps its words when it did not arrive', async () => {
    const { press, type, field, submit, until, onAnswered } = form(null, failing);
    press(answerButton);
    type(answerLabel, 'Sağ olun.');
    submit(answerSend);
    await until('Bu kez olmadı.');
    expect(field(answerLabel).value).toBe('Sağ olun.');
    expect(onAnswered).not.toHaveBeenCalled();
    expect(toasts).toEqual([]);
  });
});

describe('a list of reviews', () => {
  const listed = (reviews: Review[], page: number, answer: unknown) => {
    let list: ReturnType<typeof useReviewList> | undefined;
    const Part = () => {
      list = useReviewList({
        ...{ businessId: 1001, reviews, sort: 'newest', page },
        summary: { rating: '5.0', count: 30, stars: [0, 0, 0, 0, 30] },
      });
      return list.reviews.map(({ id }) => id).join();
    };
    const screen = screenWithApi(<Part />, () => answer);
    screen.text();
    return { ...screen, list: () => list };
  };

  test('sorted anew begins with its first page', async () => {
    const { list, until, sent } = listed([review], 2, [{ ...review, id: 8 }]);
    expect(list()?.shown).toBe(REVIEWS_PAGE_LENGTH + 1);
    await list()?.sortBy('lowest');
    await until('8');
    expect(sent).toEqual(['GET /api/businesses/1001/reviews?sort=lowest']);
    expect(list()).toMatchObject({ page: 1, sort: 'lowest', hasMore: true, shown: 1 });
  });

  test('goes on behind the last one, and shows none twice that was pushed on meanwhile', async () => {
    const { list, until, sent } = listed([review], 2, [review, { ...review, id: 8 }]);
    await list()?.more();
    await until('7,8');
    expect(list()?.shown).toBe(REVIEWS_PAGE_LENGTH + 2);
    const cursor = cursorAfter(REVIEWS_PAGE_LENGTH + 1);
    expect(sent).toEqual([`GET /api/businesses/1001/reviews?sort=newest&cursor=${cursor}`]);
  });

  test.each(['more', 'reload'] as const)('%s that failed leaves what is there', async (ask) => {
    const { list, text } = listed([review], 1, new Error('Bu kez olmadı.'));
    await list()?.[ask]();
    expect(text()).toBe('7');
    expect(list()).toMatchObject({ hasFailed: true, isLoading: false });
  });
});
