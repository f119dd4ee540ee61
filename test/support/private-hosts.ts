// For tests: hosts that are not of the public internet, in every spelling that a URL takes. Where the spelling matters it is
// this machine: a request that comes through is seen.
const LOOPBACK = `127.0.0.1 localhost LOCALHOST 127.0.0.1. 127.1 127.0.1 2130706433 0x7f000001 0x7f.1 0x7F.0.0x0.1
  017700000001 0177.0.0.1 0177.0.0.01 00000177.1 127.0.0.0x1 %31%32%37.0.0.1 １２７.０.０.１ 127。0。0。1 ①②⑦.0.0.1 ⓛocalhost
  0 0.0.0.0 0x0 00 [::] [::1] [0:0:0:0:0:0:0:1] [0000:0000:0000:0000:0000:0000:0000:0001] [::127.0.0.1] [::7f00:1]
  [::ffff:127.0.0.1] [::FFFF:7F00:1] [0:0:0:0:0:ffff:7f00:1] [::ffff:0:127.0.0.1] [64:ff9b::127.0.0.1] [64:ff9b::7f00:1]
  [64:ff9b:1::7f00:1] [2002:7f00:1::] [2002:7f00:0001::1] [2001:0:7f00:1::]`

const METADATA = `169.254.169.254 2852039166 0xa9fea9fe 0xA9.0xFE.0xA9.0xFE 0251.0376.0251.0376 169.254.43518 [::ffff:169.254.169.254]
  [::ffff:a9fe:a9fe] [64:ff9b::a9fe:a9fe] [2002:a9fe:a9fe::] [fd00:ec2::254] [fe80::a9fe:a9fe] 168.63.129.16 100.100.100.200
  192.0.0.192`

const NETWORKS = `10.0.0.1 167772161 012.0.0.1 10.255.255.255 172.16.0.1 172.31.255.255 0xac100001 192.168.0.1 3232235521
  192.168.257 0300.0250.0.1 100.64.0.1 198.18.0.1 192.0.2.1 198.51.100.1 203.0.113.1 192.88.99.1 224.0.0.1 239.255.255.250
  240.0.0.1 255.255.255.255 4294967295 0xffffffff [::ffff:10.0.0.1] [::ffff:c0a8:1] [64:ff9b::a00:1] [64:ff9b::192.168.0.1]
  [2002:c0a8:1::] [2002:a00:1::1] [fc00::1] [fd12:3456:789a::1] [fe80::1] [febf::1] [fec0::1] [ff02::1] [ff05::1:3] [100::1]
  [2001:db8::1] [3fff::1] [2001:2::1] [2001:10::1] [4000::1]`

/** As they stand in a URL. */
export const PRIVATE_HOSTS: readonly string[] = [LOOPBACK, METADATA, NETWORKS].flatMap(hosts => hosts.split(/\s+/))
