import './page-texts.ts'
import './rules.css'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { dayOf } from '#platform/contract/taipei.ts'
import { StoredText } from '#modules/everyday/formatted-text/web/public.ts'
import { FileLinks, newsDetailPath, newsEditPath } from '#modules/everyday/news/web/public.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { showDay } from '#platform/web/form/day-text.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { PrintSheet } from '#platform/web/look/PrintSheet.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { RuleVersion } from '../contract.ts'
import { CorrectRuleDialog } from './CorrectRuleDialog.tsx'
import { DifferencePanel } from './DifferencePanel.tsx'
import { rulesEditPath, rulesPath } from './paths.ts'
import { ruleDetailRoute } from './screens.ts'
import { rulesApi, useRule } from './use-rules.ts'
import { Version } from './Version.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'

/** A rule as one of its versions says it, with what each version changed and who decided it. */
export function RuleDetailPage() {
  const t = useTexts('rulesPage')
  const { ruleId } = ruleDetailRoute.useParams()
  const { version } = ruleDetailRoute.useSearch()
  const goTo = useNavigate()
  const asked = useRule(ruleId)
  const mayEdit = useAllowed()([{ can: 'rules.edit', service: [52] }]).length > 0
  const mayPublish = useAllowed()([{ can: 'news.edit', service: [46] }]).length > 0
  const [isPrinting, setPrinting] = useState(false)
  const [isCorrecting, setCorrecting] = useState(false)
  const [withdrawn, setWithdrawn] = useState<RuleVersion>()
  const today = dayOf(new Date(useMinute()))
  const act = useAsked()
  const open = async (path: string) => (await rulesApi.openFile({ ruleId, path })).data.url
  const publish = ({ versionId, nth }: RuleVersion) =>
    void act.submit({
      ask: { title: t('publishAsk', { nth }), text: t('publishText'), ok: t('publish') },
      work: async (retry) => {
        const newsId = retry.idOf(versionId)
        await rulesApi.makeNews({ ruleId, versionId, newsId }, retry)
        await goTo({ href: `${newsEditPath}?id=${newsId}` })
      },
      done: t('published'),
    })
  const remove = (name: string) =>
    void act.submit({
      ask: { title: t('askRemove', { name }), text: t('askRemoveText'), ok: t('remove'), enter: false },
      work: async (retry) => {
        await rulesApi.deleteRule({ ruleId }, retry)
        await goTo({ to: rulesPath })
      },
      done: t('removed'),
    })
  return (
    <Loaded of={asked} failed={t('failed')} skeleton={['1fr', 300]} rows={8}>
      {({ title, category, versions }) => {
        const standing = versions.filter(({ withdrawn }) => !withdrawn)
        const inForce = standing.find((one) => one.inForceOn <= today)
        const shown = versions.find((one) => String(one.nth) === version) ?? inForce ?? standing[0]
        if (!shown) return null
        return (
          <div className="lb-page">
            <div className="lb-page-head">
              <h1>{title}</h1>
              <Mark kind="plain">{t('nth', { nth: shown.nth })}</Mark>
              <span className="lb-quiet">{t('fromDay', { day: showDay(shown.inForceOn) })}</span>
              <Standing of={shown} inForce={inForce} today={today} />
              <span className="lb-end lb-line lb-wrap lb-gap-8">
                <Button icon={<Icon name="print" />} onClick={() => setPrinting(true)}>
                  {t('print')}
                </Button>
                {shown.newsId ? (
                  <Link to={newsDetailPath(shown.newsId)} className="lb-button lb-button-middle">
                    {t('toNews')}
                  </Link>
                ) : (
                  mayEdit &&
                  mayPublish &&
                  !shown.withdrawn && (
                    <Button icon={<Icon name="mega" />} disabled={act.busy} onClick={() => publish(shown)}>
                      {t('publish')}
                    </Button>
                  )
                )}
                {mayEdit && (
                  <>
                    <Button onClick={() => setCorrecting(true)}>{t('correct')}</Button>
                    <Button disabled={act.busy} onClick={() => remove(title)}>
                      {t('remove')}
                    </Button>
                    <Link
                      to={rulesEditPath}
                      search={{ id: ruleId }}
                      className="lb-button lb-button-primary lb-button-middle"
                    >
                      {t('newVersion')}
                    </Link>
                  </>
                )}
              </span>
            </div>
            <div className="ru-body">
              <div className="lb-stack lb-gap-16">
                <Panel pad="form">
                  <h2 className="ru-name">{title}</h2>
                  <StoredText of={shown.content} open={open} />
                  <FileLinks files={shown.files} open={open} />
                </Panel>
                <DifferencePanel shown={shown} before={standing.find(({ nth }) => nth < shown.nth)} />
              </div>
              <Panel title={t('versions')} number={versions.length}>
                <ol className="ru-versions">
                  {versions.map((one) => (
                    <Version
                      key={one.versionId}
                      version={one}
                      ruleId={ruleId}
                      isShown={one === shown}
                      isInForce={one === inForce}
                      onWithdraw={
                        mayEdit && standing.length > 1 && one === standing[0]
                          ? () => setWithdrawn(one)
                          : undefined
                      }
                    />
                  ))}
                </ol>
              </Panel>
            </div>
            {withdrawn && (
              <WithdrawDialog ruleId={ruleId} version={withdrawn} onClose={() => setWithdrawn(undefined)} />
            )}
            {isCorrecting && (
              <CorrectRuleDialog rule={{ ruleId, title, category }} onClose={() => setCorrecting(false)} />
            )}
            {isPrinting && (
              <PrintSheet width="A4" margin="15mm" isNumbered onDone={() => setPrinting(false)}>
                <div className="lb-print-page">
                  <h1>{title}</h1>
                  <p>
                    {shown.withdrawn && `${t('withdrawn')}　`}
                    {t('nth', { nth: shown.nth })}　{shown.meeting || t(`by_${shown.decidedBy}`)}
                    {'　'}
                    {t('fromDay', { day: showDay(shown.inForceOn) })}
                  </p>
                  <StoredText of={shown.content} open={open} />
                  {shown.files.length > 0 && (
                    <p>{t('filesOf', { names: shown.files.map(({ name }) => name).join('、') })}</p>
                  )}
                </div>
              </PrintSheet>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}

/** What is to be known of a version before it is followed: it is not in force yet, or no more. */
function Standing({
  of,
  inForce,
  today,
}: {
  of: RuleVersion
  inForce: RuleVersion | undefined
  today: string
}) {
  const t = useTexts('rulesPage')
  if (of.withdrawn) return <Mark kind="reminded">{t('withdrawn')}</Mark>
  if (of === inForce) return <Mark kind="done">{t('inForceNow')}</Mark>
  return of.inForceOn > today ? (
    <Mark kind="waiting">{t('notYet')}</Mark>
  ) : (
    <Mark kind="note">{t('replaced')}</Mark>
  )
}
