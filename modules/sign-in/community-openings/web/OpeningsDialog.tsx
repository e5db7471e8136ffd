import './texts.ts'
import './openings.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { copyText } from '#platform/web/look/copy-text.ts'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { communityOpenings } from '../contract.ts'
import { MakeOpening } from './MakeOpening.tsx'
import { OpeningRow } from './OpeningRow.tsx'

const api = client(communityOpenings)

/** The activation codes of the community: made, shown once, taken back (R394). */
export function OpeningsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('communityOpenings')
  const list = useQuery({ queryKey: ['communityOpenings'], queryFn: async () => (await api.list({})).data })
  const [made, setMade] = useState<{ serial: string; expiresAt: Date }>()
  return (
    <Dialog label={t('list')} onCancel={onClose}>
      <DialogHead title={t('list')} onClose={onClose} />
      <div className="lb-box-body">
        <p className="lb-quiet">{t('listText')}</p>
        {made ? (
          <>
            <div className="co-made">
              <span className="lb-14 lb-quiet">{t('made')}</span>
              <b>{made.serial}</b>
              <span className="lb-14 lb-quiet">{t('madeText', { when: speakTime(made.expiresAt) })}</span>
            </div>
            <div className="co-acts">
              <Button onClick={() => setMade(undefined)}>{t('again')}</Button>
              <Button type="primary" onClick={() => void copyText(made.serial, t('copied'))}>
                {t('copy')}
              </Button>
            </div>
          </>
        ) : (
          <MakeOpening
            onMade={(next) => {
              setMade(next)
              void list.refetch()
            }}
          />
        )}
        <Loaded
          of={list}
          failed={t('loadFailed')}
          failedText={t('loadFailedText')}
          skeleton={[160, 200]}
          rows={3}
          empty={<p className="lb-quiet">{t('none')}</p>}
        >
          {(data) => (
            <ul className="co-list">
              {data.map((row) => (
                <OpeningRow key={row.id} opening={row} changed={() => void list.refetch()} />
              ))}
            </ul>
          )}
        </Loaded>
      </div>
    </Dialog>
  )
}
