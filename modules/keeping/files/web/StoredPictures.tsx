import './texts.ts'
import './stored-pictures.css'
import { type ReactNode, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Lightbox } from '#platform/web/look/Lightbox.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { StoredImage } from './StoredImage.tsx'

/** A stored picture of a record. */
export interface StoredPicture {
  /** As the record names it. */
  path: string
  /** What it shows: 到件照片. */
  title: string
  at?: Date | undefined
  /** Written on white, whatever the theme. */
  isSignature?: boolean
}

export interface StoredPicturesProps {
  pictures: readonly StoredPicture[]
  /** Small beside other facts, or as large as the column. */
  size?: 'small' | 'large'
  /** What they belong to, beside the large ones. */
  aside?: ReactNode
}

/** The pictures of a record; a press opens one large, with the others beside it (R100, R101). */
export function StoredPictures({ pictures, size = 'small', aside }: StoredPicturesProps) {
  const t = useTexts('files')
  const [open, setOpen] = useState<number>()
  if (pictures.length === 0) return null
  return (
    <span className="lb-pictures" data-size={size}>
      {pictures.map(({ path, title, isSignature }, nth) => (
        <button
          type="button"
          key={path}
          data-signature={isSignature || undefined}
          aria-label={t('open', { what: title })}
          onClick={() => setOpen(nth)}
        >
          <StoredImage path={path} alt="" isSmall={size === 'small'} />
        </button>
      ))}
      {open !== undefined && (
        <Lightbox
          start={open}
          onClose={() => setOpen(undefined)}
          images={pictures.map(({ path, title, at, isSignature }) => ({
            key: path,
            title: at ? `${title}　${speakTime(at)}` : title,
            picture: (
              <StoredImage
                path={path}
                alt={title}
                className={isSignature ? 'lb-signature-large' : undefined}
              />
            ),
          }))}
          aside={aside}
        />
      )}
    </span>
  )
}
