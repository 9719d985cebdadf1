import type { CSSProperties } from 'react';

interface PictureProps {
  src: string;
  /** Of the picture itself: the browser keeps its place by them. */
  width?: number | undefined;
  height?: number | undefined;
  /** A few dots of it as a data address: seen, blurred by its enlarging, until the picture is there. */
  placeholder?: string | undefined;
  /** Candidates for `srcset`. */
  webp?: string | undefined;
  avif?: string | undefined;
  alt: string;
  /** How wide it is drawn: `(min-width: 64rem) 25vw, 50vw`. */
  sizes: string;
  /** The first thing that is seen on its page: fetched at once. */
  isFirst?: boolean | undefined;
  className?: string | undefined;
}

/** A photo in the size and format that suits the screen; off the screen it waits until it is near. */
export function Picture({
  src,
  width,
  height,
  placeholder,
  webp,
  avif,
  alt,
  sizes,
  isFirst = false,
  className,
}: PictureProps) {
  const style: CSSProperties | undefined = placeholder
    ? { background: `center / cover url("${placeholder}")` }
    : undefined;
  return (
    // `contents`: only the img itself takes part in the layout around it.
    <picture className="contents">
      {/* Hidden: a grid around would keep a row for it. */}
      {avif && <source hidden type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={src}
        {...(webp && { srcSet: webp, sizes })}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        {...(isFirst && { fetchPriority: 'high' as const })}
        style={style}
        className={className}
      />
    </picture>
  );
}
