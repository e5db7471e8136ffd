import { useEffect, useRef } from 'react'
import { CameraShot } from '#modules/keeping/files/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { Photo } from './use-photo.ts'

/** The camera while it is open, or that a photo is attached. */
export function PhotoField({ photo, path, onRemove }: { photo: Photo; path: string; onRemove: () => void }) {
  const t = useTexts('registerPackages')
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It was opened to take a photo: the first press is done already.
    if (photo.open) panel.current?.querySelector('button')?.click()
  }, [photo.open])
  const says = photo.failure ?? (path ? t('photoAttached') : photo.shot && t('photoSending'))
  if (!photo.open && !path) return null
  return (
    <div className="lb-register-wide lb-line lb-gap-16 lb-rows-8 lb-wrap">
      {photo.open && (
        <div ref={panel}>
          <CameraShot value={photo.shot} onChange={photo.take} />
        </div>
      )}
      {says && (
        <p className={`lb-field-line${photo.failure ? ' lb-field-amber' : ''}`} role="status">
          <Icon name={photo.failure ? 'warn' : path ? 'check' : 'cam'} size={16} />
          {says}
          {path && !photo.open && (
            <button type="button" className="lb-link" onClick={onRemove}>
              {t('photoRemove')}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
