import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { NewsPreview, type Preview, type Previewed, previews } from './NewsPreview.tsx'

/** News that are being written, as they will be seen. */
export function PreviewDialog({ news, onClose }: { news: Previewed; onClose: () => void }) {
  const t = useTexts('newsPage')
  const [as, setAs] = useState<Preview>('asApp')
  return (
    <Dialog label={t('preview')} size="wide" onCancel={onClose}>
      <DialogHead title={t('preview')} id="nw-preview" onClose={onClose}>
        <Segments
          label={t('shownAs')}
          value={as}
          onChange={setAs}
          options={previews.map((value) => ({ value, label: t(value) }))}
        />
      </DialogHead>
      <div className="lb-box-body">
        <NewsPreview news={news} as={as} />
      </div>
    </Dialog>
  )
}
