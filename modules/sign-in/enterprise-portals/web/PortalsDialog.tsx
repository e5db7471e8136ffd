import './texts.ts'
import './portals.css'
import { useQuery } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { enterprisePortals, type Portal } from '../contract.ts'
import { AddPortal } from './AddPortal.tsx'

const api = client(enterprisePortals)

/** The portals of property companies from which people come into the community. */
export function PortalsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('enterprisePortals')
  const list = useQuery({ queryKey: ['enterprisePortals'], queryFn: async () => (await api.list({})).data })
  return (
    <Dialog label={t('list')} onCancel={onClose}>
      <DialogHead title={t('list')} onClose={onClose} />
      <div className="lb-box-body">
        <p className="lb-quiet">{t('listText')}</p>
        <Loaded
          of={list}
          failed={t('loadFailed')}
          failedText={t('loadFailedText')}
          skeleton={[200, 120]}
          rows={2}
          empty={<p className="lb-quiet">{t('none')}</p>}
        >
          {(data) => (
            <ul className="ep-list">
              {data.map((row) => (
                <PortalRow key={row.id} portal={row} changed={() => void list.refetch()} />
              ))}
            </ul>
          )}
        </Loaded>
        <AddPortal onAdded={() => void list.refetch()} />
      </div>
    </Dialog>
  )
}

function PortalRow({ portal, changed }: { portal: Portal; changed: () => void }) {
  const t = useTexts('enterprisePortals')
  const { id, name, algorithm } = portal
  const me = useMe()

  const { submit } = useAsked(changed)
  const close = () =>
    submit({
      ask: { title: t('closeTitle', { name }), text: t('closeText'), ok: t('close') },
      work: (retry) => api.close({ id }, retry),
      done: t('closedNow'),
    })

  return (
    <li>
      <span className="lb-grow">
        <b>{name}</b>
        <span className="lb-14 lb-quiet">
          {t('about', {
            role: t(`role_${portal.role}`),
            algorithm,
            count: portal.accounts,
            by: portal.madeByName,
            when: speakTime(portal.madeAt),
          })}
        </span>
        <span className="lb-14 lb-quiet lb-break">{t('id', { id })}</span>
      </span>
      {portal.closedAt ? (
        <span className="lb-quiet">{t('closed')}</span>
      ) : (
        me?.handles.includes(portal.role) && (
          <Button size="small" onClick={() => void close()}>
            {t('close')}
          </Button>
        )
      )}
    </li>
  )
}
