import { useState } from 'react'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Lightbox } from '#platform/web/look/Lightbox.tsx'
import { collectingApi } from './use-collecting.ts'

/** The copy of a passbook, for whoever compares: a picture opens large, a PDF in a tab of its own. */
export function PassbookView({ accountId }: { accountId: string }) {
  const t = useTexts('collectingPage')
  const [link, setLink] = useState<{ url: string; contentType: string }>()
  const open = useSubmit(
    async (retry) => setLink((await collectingApi.openPassbook({ accountId }, retry)).data),
    { onFailure: inBox },
  )
  const isPdf = link?.contentType === 'application/pdf'
  return (
    <>
      {isPdf ? (
        <a className="lb-link" href={link.url} target="_blank" rel="noreferrer">
          {t('passbookPdf')}
        </a>
      ) : (
        <button type="button" className="lb-link" disabled={open.busy} onClick={() => void open.submit()}>
          {t('passbookOpen')}
        </button>
      )}
      {link && !isPdf && (
        <Lightbox
          images={[
            { key: link.url, title: t('passbook'), picture: <img src={link.url} alt={t('passbook')} /> },
          ]}
          start={0}
          onClose={() => setLink(undefined)}
        />
      )}
    </>
  )
}
