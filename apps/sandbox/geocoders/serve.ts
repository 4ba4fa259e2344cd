// The geocoders alone, on PORT of this machine; 0 takes a free one. Says where on its first line.
import { createGeocoders } from './geocoders.ts'

const server = createGeocoders()
server.listen(Number(process.env.PORT ?? '3026'), '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`)
})
