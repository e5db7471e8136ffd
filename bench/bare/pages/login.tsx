// A login form as the handbook of Ant Design has it: what signing in costs without Lobby.
import { Button, Checkbox, ConfigProvider, Form, Input } from 'antd'
import zhTw from 'antd/locale/zh_TW'
import { createRoot } from 'react-dom/client'

const send = (fields: unknown) => fetch('/sign-in', { method: 'POST', body: JSON.stringify(fields) })

createRoot(document.getElementById('root') ?? document.body).render(
  <ConfigProvider locale={zhTw}>
    <Form layout="vertical" onFinish={(fields) => void send(fields)}>
      <Form.Item name="account" label="帳號" rules={[{ required: true }]}>
        <Input />
      </Form.Item>
      <Form.Item name="password" label="密碼" rules={[{ required: true }]}>
        <Input.Password />
      </Form.Item>
      <Form.Item name="stay" valuePropName="checked">
        <Checkbox>保持登入</Checkbox>
      </Form.Item>
      <Button type="primary" htmlType="submit">
        登入
      </Button>
    </Form>
  </ConfigProvider>,
)
