import { once } from 'node:events'
import { connect } from 'node:net'

/** A call of which the second half is yet to come. */
export async function halfCall(port: number) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {}) // it may be cut off
  await once(socket, 'connect')
  socket.write(
    'POST /api/Action?_name=x HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 10\r\nexpect: 100-continue\r\n\r\n--b--',
  )
  await once(socket, 'data') // the server goes on with it
  return {
    async finish() {
      let answer = ''
      socket.on('data', (data) => (answer += String(data)))
      socket.write('\r\n   ')
      await once(socket, 'close')
      return answer
    },
  }
}
