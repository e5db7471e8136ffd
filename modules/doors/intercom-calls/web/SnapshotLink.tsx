import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Lightbox } from '#platform/web/look/Lightbox.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { type Call, intercomCalls } from '../contract.ts'

const api = client(intercomCalls)

/** The picture that the door unit took of a call, where it did; each look at it is audited, so it is shown on a press. */
export function SnapshotLink({ call: { callId, hasSnapshot } }: { call: Call }) {
  const t = useTexts('intercomCallsPage')
  const [url, setUrl] = useState<string>()
  const open = useSubmit(async () => setUrl((await api.openSnapshot({ callId })).data.url), {
    onFailure: inBox,
  })
  if (!hasSnapshot) return null
  return (
    <div>
      <Button size="small" loading={open.busy} onClick={() => void open.submit()}>
        {t('snapshotOpen')}
      </Button>
      {url && (
        <Lightbox
          images={[{ key: url, title: t('snapshot'), picture: <img src={url} alt={t('snapshot')} /> }]}
          start={0}
          onClose={() => setUrl(undefined)}
        />
      )}
    </div>
  )
}
