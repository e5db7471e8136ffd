import { useState } from 'react'
import { StoredImage } from '#modules/files/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Lightbox } from '#platform/web/look/Lightbox.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { PackageDetail } from '../contract.ts'

/** What is stored of a package: the photo of its arrival, those of the hand-over that holds. */
export function picturesOf(one: PackageDetail) {
  const { handOver } = one
  const all = [
    { title: 'photoArrival', path: one.photoPath, at: one.arrivedAt },
    { title: 'photoHandOver', path: handOver?.photoPath ?? '', at: handOver?.at },
    { title: 'signature', path: handOver?.signaturePath ?? '', at: handOver?.at },
  ] as const
  return all.filter(({ path }) => path !== '')
}

/** The pictures of a package, small; one opens large with the package's data beside it (R100). */
export function PackagePhotos({ one }: { one: PackageDetail }) {
  const t = useTexts('packageList')
  const [open, setOpen] = useState<number>()
  const pictures = picturesOf(one)
  if (pictures.length === 0) return null
  return (
    <span className="pl-photos">
      {pictures.map(({ title, path }, nth) => (
        <button
          type="button"
          key={path}
          className={title === 'signature' ? 'pl-signature' : undefined}
          aria-label={t('openPhoto', { what: t(title) })}
          onClick={() => setOpen(nth)}
        >
          <StoredImage path={path} alt="" />
        </button>
      ))}
      {open !== undefined && (
        <Lightbox
          start={open}
          onClose={() => setOpen(undefined)}
          images={pictures.map(({ title, path, at }) => ({
            key: path,
            title: at ? `${t(title)}　${speakTime(at)}` : t(title),
            picture: (
              <StoredImage
                path={path}
                alt={t(title)}
                className={title === 'signature' ? 'pl-signature-large' : undefined}
              />
            ),
          }))}
          aside={
            <>
              <span>
                {t('serialNumber')} <b>{one.serialNumber}</b>
              </span>
              <HouseholdName label={one.label} names={one.name} />
            </>
          }
        />
      )}
    </span>
  )
}
