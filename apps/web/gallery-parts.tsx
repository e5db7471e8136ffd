import { useState } from 'react'
import { Input } from '#platform/web/antd/Input.tsx'
import { ScanField } from '#platform/web/input/ScanField.tsx'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { AlarmMark, Mark, Marks } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'

export function GalleryButtons() {
  const row = (label: string, className = '') => (
    <div className="gl-row">
      <small>{label}</small>
      <Button type="primary" className={className}>
        確認領取
      </Button>
      <Button className={className}>取消</Button>
      <Button type="text" className={className}>
        清除
      </Button>
    </div>
  )
  return (
    <Panel pad="form">
      <h2>按鈕</h2>
      {row('一般')}
      {row('移入', 'gl-hover')}
      {row('聚焦', 'gl-focus')}
      <div className="gl-row">
        <small>停用</small>
        <Button disabled>快速領取</Button>
        <span className="lb-14 lb-quiet">沒有郵務權限，請洽管理員</span>
      </div>
      <div className="gl-row">
        <small>送出中</small>
        <Button type="primary" aria-busy>
          送出中…
        </Button>
        <Button type="primary">
          登記 <Key keys="Enter" />
        </Button>
      </div>
    </Panel>
  )
}

export function GalleryFields() {
  const [text, setText] = useState('A12-3')
  return (
    <Panel pad="form">
      <h2>欄位</h2>
      <Field label="戶別">
        <TextInput icon="house" value={text} onText={setText} autoFocus />
      </Field>
      <Field label="物流條碼" invalid="黑貓條碼是 12 碼，目前 7 碼">
        <Input prefix={<Icon name="scan" />} defaultValue="9062844" />
      </Field>
      <Field label="物流條碼" hint="30 天內登記過" warn="0187，11月12日，A棟-12F-3 已領取。仍可登記">
        <TextInput icon="scan" defaultValue="906284471203" />
      </Field>
      <ScanField label="掃描" onScan={(code, way) => toast(`${way} ${code}`)} />
    </Panel>
  )
}

export function GalleryMarks() {
  const [view, setView] = useState<'waiting' | 'done' | 'all'>('waiting')
  return (
    <Panel pad="form">
      <h2>標記</h2>
      <div className="gl-row">
        <Marks>
          <Mark kind="inPerson" />
          <Mark kind="legal" />
        </Marks>
      </div>
      <div className="gl-row">
        <Marks>
          <Mark kind="chilled" />
          <Mark kind="frozen" />
          <Mark kind="cashOnDelivery" />
        </Marks>
      </div>
      <div className="gl-row">
        <Marks>
          <Mark kind="inLocker" />
          <Mark kind="hardOfHearing" />
          <Mark kind="mayCollect" />
        </Marks>
      </div>
      <div className="gl-row">
        <Mark kind="waiting">待領</Mark>
        <Mark kind="reminded">已提醒 2 次</Mark>
        <Mark kind="done">已領取</Mark>
        <Mark kind="overdue">逾 24 小時</Mark>
      </div>
      <div className="gl-row">
        <AlarmMark level={1} />
        <AlarmMark level={2} />
        <AlarmMark level={3} />
        <AlarmMark level={4} />
        <AlarmMark level={4} cleared />
      </div>
      <div className="gl-row">
        <HouseholdName label="A棟-12F-3" names="王建民" />
      </div>
      <p className="lb-14 lb-quiet">戶別永遠粗體在前，姓名在後，不加括號</p>
      <Segments
        label="狀態"
        value={view}
        onChange={setView}
        options={[
          { value: 'waiting', label: '待領 128' },
          { value: 'done', label: '已領取' },
          { value: 'all', label: '全部' },
        ]}
      />
    </Panel>
  )
}
