import { useState } from 'react'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { alertBox, confirmBox } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import type { TagOfHousehold } from '../contract.ts'
import { noticesApi } from './api.ts'
import { TagSheet } from './TagSheet.tsx'
import { useFinish } from './use-finish.ts'

/** The households that need a tag: choose, print, hang up, tick off: the next of these is the solid button. All are chosen at first. */
export function TagList({ tags, community }: { tags: readonly TagOfHousehold[]; community: string }) {
  const t = useTexts('noticesPage')
  const { finish, busy } = useFinish()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [printing, setPrinting] = useState<readonly TagOfHousehold[]>()
  const [isPrinted, setPrinted] = useState(false)
  const chosen = tags.filter((tag) => !left.has(tag.householdId))
  const choose = (ids: readonly string[], isOn: boolean) =>
    setLeft((old) => new Set(isOn ? [...old].filter((id) => !ids.includes(id)) : [...old, ...ids]))

  async function print() {
    try {
      await noticesApi.printTags({ deliveryIds: chosen.flatMap((tag) => tag.deliveryIds) }, { isSaid: true })
      setPrinting(chosen)
      setPrinted(true)
    } catch (error) {
      await alertBox(sentenceOf(error))
    }
  }

  async function finishChosen() {
    const count = chosen.length
    const ask = {
      title: t('finishUnprinted', { count }),
      text: t('finishUnprintedText'),
      ok: t('finishTags', { count }),
    }
    if (isPrinted || (await confirmBox(ask))) await finish(chosen)
  }

  return (
    <Panel grow title={t('tagsTitle')} number={tags.length} className="nt-tags">
      {tags.length === 0 && <EmptyState icon="check" title={t('tagsNone')} text={t('tagsNoneText')} />}
      {tags.length > 0 && (
        <>
          <div className="nt-bar">
            <Checkbox
              checked={chosen.length === tags.length}
              indeterminate={chosen.length > 0 && chosen.length < tags.length}
              onChange={(event) =>
                choose(
                  tags.map((tag) => tag.householdId),
                  event.target.checked,
                )
              }
            >
              {t('selectAll')}
            </Checkbox>
            <Button
              type={isPrinted ? 'default' : 'primary'}
              icon={<Icon name="print" />}
              disabled={!chosen.length}
              onClick={() => void print()}
            >
              {t('printTags', { count: chosen.length })}
            </Button>
            <Button
              type={isPrinted ? 'primary' : 'default'}
              icon={<Icon name="check" />}
              disabled={!chosen.length}
              loading={busy}
              onClick={() => void finishChosen()}
            >
              {t('finishTags', { count: chosen.length })}
            </Button>
          </div>
          <ul className="nt-lines">
            {tags.map((tag) => (
              <li key={tag.householdId}>
                <Checkbox
                  checked={!left.has(tag.householdId)}
                  aria-label={t('selectOne', { label: tag.label })}
                  onChange={(event) => choose([tag.householdId], event.target.checked)}
                />
                <HouseholdName label={tag.label} names="" />
                {tag.isUrgent && <Mark kind="reminded">{t('urgent')}</Mark>}
                <span className="nt-end lb-end">
                  <b>{t('count', { count: tag.count })}</b>
                  <span className="lb-14 lb-quiet" title={writeTime(tag.since)}>
                    {t('since', { time: speakTime(tag.since) })}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {printing && <TagSheet tags={printing} community={community} onDone={() => setPrinting(undefined)} />}
    </Panel>
  )
}
