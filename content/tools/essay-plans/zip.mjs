import { crc32, deflateRawSync } from 'node:zlib'

// 1 January 1980, the earliest time of the format. It is fixed, so that the same text gives the same file.
const [time, date] = [0, 33]

/** A zip archive of one file. */
export function makeZip(name, text) {
  const data = Buffer.from(text)
  const packed = deflateRawSync(data, { level: 9 })
  const path = Buffer.from(name)
  const fields = Buffer.alloc(26)
  // Version 2.0 needed, no flags, deflated.
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt16LE(time, 6)
  fields.writeUInt16LE(date, 8)
  fields.writeUInt32LE(crc32(data), 10)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(data.length, 18)
  fields.writeUInt16LE(path.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, path, packed])
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, Buffer.alloc(14), path])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(local.length, 12)
  return Buffer.concat([local, central, Buffer.from('PK\x05\x06'), end])
}
