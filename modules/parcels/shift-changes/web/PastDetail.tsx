import { useState } from 'react'
import { StoredPictures } from '#modules/keeping/files/web/public.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { ShiftChangeDetail } from '../contract.ts'
import { CashPanel } from './CashPanel.tsx'
import { GoneList } from './GoneList.tsx'
import { OpenTable } from './OpenTable.tsx'
import { Successor } from './Successor.tsx'
import { PrintList } from './PrintList.tsx'
import { shiftApi } from './list-query.ts'
import { usePastOne } from './use-past.ts'

/** One signed list as it was: never changed since. */
export function PastDetail({ shiftChangeId, onClose }: { shiftChangeId: string; onClose: () => void }) {
  const t = useTexts('shiftPage')
  const me = useMe()
  const asked = usePastOne(shiftChangeId)
  const [printing, setPrinting] = useState<ShiftChangeDetail>()
  const print = async () => setPrinting((await shiftApi.printShiftChange({ shiftChangeId })).data)
  useHotKey('Esc', 'shiftPage:close', onClose)
  useHotKey('Alt+L', 'shiftPage:print', () => void print(), { enabled: asked.data !== undefined })
  return (
    <Loaded
      of={asked}
      failed={t('loadFailed')}
      failedText={t('loadFailedText')}
      skeleton={[44, 72, '1fr', 120, 72, 110]}
      rows={12}
    >
      {(data) => (
        <div className="sc-body">
          <Panel
            grow
            className="sc-list"
            title={t('detailTitle', { number: data.number })}
            summary={
              <span className="lb-line lb-gap-8 lb-wrap">
                <Successor of={data} /> {speakTime(data.at)}
              </span>
            }
            extra={
              <span className="lb-line">
                <Button icon={<Icon name="print" />} aria-keyshortcuts="Alt+L" onClick={() => void print()}>
                  {t('print')} <Key keys="Alt L" />
                </Button>
                <Button onClick={onClose}>
                  {t('close')} <Key keys="Esc" />
                </Button>
              </span>
            }
          >
            <OpenTable
              items={data.items}
              differences={data.differences}
              checked={new Set(data.checkedIds)}
              compares={data.previousNumber !== null}
              now={data.at.getTime()}
            />
            <GoneList gone={data.differences.gone} />
          </Panel>
          <div className="lb-stack">
            <CashPanel cash={data.cash} />
            <Panel title={t('note')} pad="plain">
              <p>{data.note || <span className="lb-quiet">{t('noNote')}</span>}</p>
            </Panel>
            <Panel title={t('sign')} pad="plain" className="sc-signed">
              <figure>
                <figcaption>{t('signFrom', { name: data.fromName })}</figcaption>
                <Signed
                  path={data.fromSignaturePath}
                  title={t('signFrom', { name: data.fromName })}
                  at={data.at}
                />
              </figure>
              <figure>
                <figcaption>{t('signToOf', { name: data.toName })}</figcaption>
                <Signed
                  path={data.toSignaturePath}
                  title={t('signToOf', { name: data.toName })}
                  at={data.at}
                />
              </figure>
            </Panel>
          </div>
          {printing && (
            <PrintList
              community={me?.communityName ?? ''}
              list={printing}
              signed={printing}
              at={printing.at}
              compares={printing.previousNumber !== null}
              onDone={() => setPrinting(undefined)}
            />
          )}
        </div>
      )}
    </Loaded>
  )
}

function Signed(picture: { path: string; title: string; at: Date }) {
  return <StoredPictures pictures={[{ ...picture, isSignature: true }]} size="large" />
}
