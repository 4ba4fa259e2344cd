// By their own files: the library's front door brings every other kind of code along.
import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap.js'
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer.js'
import QRCodeReader from '@zxing/library/esm/core/qrcode/QRCodeReader.js'
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource.js'

type Picture = Pick<ImageData, 'data' | 'width' | 'height'>

/** The text of the QR code in a picture; undefined where none can be read. */
export function codeInImage({ data, width, height }: Picture): string | undefined {
  const grey = new Uint8ClampedArray(width * height)
  for (let at = 0; at < grey.length; at++) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3)
    grey[at] = (red + 2 * green + blue) / 4
  }
  try {
    return new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)))).getText()
  } catch {
    return undefined // it throws for a picture without a code, or with half of one: the next may have it
  }
}
