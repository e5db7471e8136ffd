import './page-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { MoreMenu } from '#platform/web/look/MoreMenu.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { Door } from '../contract.ts'
import { DoorDialog } from './DoorDialog.tsx'
import { type DoorKey, KeyDialog } from './KeyDialog.tsx'
import { doorsApi as api } from './list-query.ts'
import { OpenDialog } from './OpenDialog.tsx'
import { PastDialog } from './PastDialog.tsx'
import { useDoor } from './use-door.ts'

interface DoorPartProps {
  sentryId: string
  sentryName: string
}

/** The door controller of a sentry: how it stands, and what may be done with it. */
export function DoorPart({ sentryId, sentryName }: DoorPartProps) {
  const t = useTexts('intercomDoorsPage')
  const { door, isKnown } = useDoor(sentryId)
  const maySet = useAllowed()([{ can: 'intercomDoors.configure' }]).length > 0
  const [isAdding, setAdding] = useState(false)
  if (!isKnown) return null
  return (
    <section className="lb-stack lb-gap-12" aria-label={t('title')}>
      <h3 className="lb-above-16">{t('title')}</h3>
      {door ? (
        <DoorFacts key={door.doorId} door={door} maySet={maySet} />
      ) : (
        <>
          <p className="lb-quiet">{t('none')}</p>
          {maySet && (
            <div>
              <Button size="small" onClick={() => setAdding(true)}>
                {t('add')}
              </Button>
            </div>
          )}
        </>
      )}
      {isAdding && (
        <DoorDialog
          sentryId={sentryId}
          first={`${sentryName}${t('title')}`.slice(0, 20)}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  )
}

function DoorFacts({ door, maySet }: { door: Door; maySet: boolean }) {
  const t = useTexts('intercomDoorsPage')
  const queries = useQueryClient()
  const mayOpen = useAllowed()([{ can: 'intercomDoors.open' }]).length > 0
  const [open, setOpen] = useState<'open' | 'past' | 'edit'>()
  const [key, setKey] = useState<DoorKey>()
  const act = useAsked(() => queries.invalidateQueries({ queryKey: ['intercomDoors'] }))
  const { doorId, name, leaf, openSince, forcedAt, heardAt } = door
  const renew = () =>
    void act.submit({
      ask: { title: t('renewAsk', { name }), text: t('renewText'), ok: t('renew') },
      work: async (retry) => setKey((await api.renewPassword({ doorId }, retry)).data),
      done: t('saved'),
    })
  const retire = () =>
    void act.submit({
      ask: { title: t('retireAsk', { name }), text: t('retireText'), ok: t('retire') },
      work: (retry) => api.retire({ doorId }, retry),
      done: t('retired'),
    })
  const close = () => setOpen(undefined)
  return (
    <>
      <Facts
        rows={[
          [t('name'), name],
          [
            t('line'),
            <>
              <Mark kind={door.isConnected ? 'done' : 'reminded'}>
                {t(door.isConnected ? 'connected' : 'away')}
              </Mark>{' '}
              <small className="lb-quiet">
                {heardAt ? t('heard', { when: speakTime(heardAt) }) : t('neverHeard')}
              </small>
            </>,
          ],
          [
            t('leaf'),
            forcedAt
              ? t('forcedAt', { when: speakTime(forcedAt) })
              : openSince
                ? t('openSince', { when: speakTime(openSince) })
                : t(`leaf_${leaf}`),
          ],
          [t('openMinutes'), leaf !== 'unknown' && t('minutes', { count: door.openMinutes })],
          [t('firmware'), door.firmware],
        ]}
      />
      <div className="lb-line lb-wrap lb-gap-8">
        {mayOpen && (
          <Button
            size="small"
            icon={<Icon name="door" />}
            disabled={!door.isConnected}
            onClick={() => setOpen('open')}
          >
            {t('open')}
          </Button>
        )}
        <Button size="small" onClick={() => setOpen('past')}>
          {t('past')}
        </Button>
        {maySet && (
          <MoreMenu
            label={t('more')}
            items={[
              { key: 'edit', label: t('edit'), act: () => setOpen('edit') },
              { key: 'renew', label: t('renew'), act: renew },
              { key: 'retire', label: t('retire'), act: retire },
            ]}
          />
        )}
      </div>
      {open === 'open' && <OpenDialog door={door} onClose={close} />}
      {open === 'past' && <PastDialog door={door} onClose={close} />}
      {open === 'edit' && <DoorDialog sentryId={door.sentryId} of={door} onClose={close} />}
      {key && <KeyDialog {...key} onClose={() => setKey(undefined)} />}
    </>
  )
}
