import { type StoredPicture, StoredPictures } from '#modules/keeping/files/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import type { PackageDetail } from '../contract.ts'

/** What is stored of a package: the photo of its arrival, those of the hand-over that holds. */
export function picturesOf(detail: PackageDetail) {
  const { handOver } = detail
  const all = [
    { title: 'photoArrival', path: detail.photoPath, at: detail.arrivedAt },
    { title: 'photoHandOver', path: handOver?.photoPath ?? '', at: handOver?.at },
    { title: 'signature', path: handOver?.signaturePath ?? '', at: handOver?.at },
  ] as const
  return all.filter(({ path }) => path !== '')
}

/** The pictures of a package, small; one opens large with the package's data beside it (R100). */
export function PackagePhotos({ one }: { one: PackageDetail }) {
  const t = useTexts('packageList')
  const pictures: StoredPicture[] = picturesOf(one).map(({ title, path, at }) => ({
    path,
    title: t(title),
    at,
    isSignature: title === 'signature',
  }))
  return (
    <StoredPictures
      pictures={pictures}
      aside={
        <>
          <span>
            {t('serialNumber')} <b>{one.serialNumber}</b>
          </span>
          <HouseholdName label={one.label} names={one.name} />
        </>
      }
    />
  )
}
