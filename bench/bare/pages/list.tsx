// A list as the handbook of Ant Design has it: filters, states, 25 rows of the server, pages. No session, no events, no detail.
import { Button, ConfigProvider, Input, Segmented, Select, Space, Table, Tag } from 'antd'
import zhTw from 'antd/locale/zh_TW'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

type Row = Record<string, string | number | null> & { PdId: string }

const columns = [
  { title: '流水號', dataIndex: 'SerialNum' },
  { title: '戶別', dataIndex: 'TabletNote' },
  { title: '收件人', dataIndex: 'Name' },
  { title: '類型', dataIndex: 'PostalTypeName', render: (kind: string) => <Tag>{kind}</Tag> },
  { title: '物流', dataIndex: 'CourierName' },
  { title: '單號', dataIndex: 'TransportCode' },
  { title: '位置', dataIndex: 'Location' },
  { title: '到達', dataIndex: 'CreateAtUtc', render: (at: string) => new Date(at).toLocaleString('zh-TW') },
  { title: '登記', dataIndex: 'ArrivedBy' },
]

function List() {
  const [after, setAfter] = useState('')
  const [rows, setRows] = useState<{ Data: Row[]; Pagination: { After: string } }>()
  useEffect(() => {
    const load = async () => setRows(await (await fetch(`/rows?After=${after}`)).json())
    void load()
  }, [after])
  return (
    <Space direction="vertical">
      <Segmented options={['待領', '已領', '退件', '全部']} />
      <Space>
        <Input.Search placeholder="搜尋" />
        <Select options={[{ value: 'A', label: 'A棟' }]} placeholder="棟別" />
        <Select options={[{ value: '1', label: '包裹' }]} placeholder="類型" />
      </Space>
      <Table
        rowKey="PdId"
        rowSelection={{}}
        columns={columns}
        dataSource={rows?.Data ?? []}
        loading={!rows}
        pagination={false}
      />
      <Button aria-label="下一頁" onClick={() => setAfter(rows?.Pagination.After ?? '')}>
        下一頁
      </Button>
    </Space>
  )
}

createRoot(document.getElementById('root') ?? document.body).render(
  <ConfigProvider locale={zhTw}>
    <List />
  </ConfigProvider>,
)
