import './round-texts.ts'
import { AddPhotos } from '#modules/keeping/files/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

interface PhotoFieldProps {
  photo: File | undefined
  onPhoto: (photo: File | undefined) => void
}

/** A photo of the meter as evidence, made small in the browser. */
export function PhotoField({ photo, onPhoto }: PhotoFieldProps) {
  const t = useTexts('gasRound')
  return (
    <div className="lb-line lb-gap-8 lb-wrap">
      <AddPhotos label={t('photo')} onPhotos={([taken]) => onPhoto(taken)}>
        {t(photo ? 'photoTaken' : 'photo')}
      </AddPhotos>
      {photo && <span className="lb-14 lb-quiet lb-break">{photo.name}</span>}
    </div>
  )
}
