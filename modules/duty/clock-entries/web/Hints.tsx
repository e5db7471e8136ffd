import { AddPhotos, fitImage } from '#modules/keeping/files/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'

/** What goes with a press as a hint: never a condition of it. */
export interface Hinted {
  photo: Blob | undefined
  isPlaced: boolean
}

/** Milliseconds for which a press waits for its place. */
const patience = 5000

/** Where this device is, as 25.03361,121.56445 ±20; '' where it does not know or nobody allowed it. */
export const placeNow = (): Promise<string> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve(`${latitude.toFixed(5)},${longitude.toFixed(5)} ±${Math.round(accuracy)}`),
      () => resolve(''),
      { enableHighAccuracy: true, timeout: patience, maximumAge: 60_000 },
    )
  })

/** A photo and the place, for whoever wants to show that they were there. */
export function Hints({ value, onChange }: { value: Hinted; onChange: (value: Hinted) => void }) {
  const t = useTexts('clockEntriesPage')
  return (
    <>
      <Checkbox
        checked={value.isPlaced}
        onChange={({ target }) => onChange({ ...value, isPlaced: target.checked })}
      >
        {t('withPlace')}
      </Checkbox>
      <AddPhotos
        label={t('takePhoto')}
        camera="user"
        onPhotos={async ([taken]) => taken && onChange({ ...value, photo: await fitImage(taken) })}
      >
        {t(value.photo ? 'photoTaken' : 'takePhoto')}
      </AddPhotos>
    </>
  )
}
