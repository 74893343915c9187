// Data. Prefixes of 1000 and of 1024 are two dimensions on purpose; a plain byte or bit belongs to both.

export const DATA = `
#IEC 80000-13
B|=data_decimal|b|!By|byte,octet
bit|1/8 B|b|b|bit
bit/s|1/8 =data_decimal/s|b|bps
B/s|1 B/s|b|Bps
#IEC 80000-13, binary
B|=data_binary|i|!By|byte,octet
bit|1/8 =data_binary|i|b|bit
bit/s|1/8 =data_binary/s|i|bps
!nibble|4 bit
Bd|=baud|kM||baud
#Industry use
FLOP|=operations|b|!flop|floating point operation
FLOPS|1 FLOP/s|b|flops,FLOP/s|flops~flops,floating point operation per second
OPS|=plain_operations|kMGTP
IOPS|=input_output_rate|kM||iops
MIPS|=instruction_rate
px|=pixels|kMG||pixel,!dot
MP|1000000 px||Mpx|megapixel
dpi|1 px/in||DPI|dot per inch
ppi|1 px/in||PPI|pixel per inch
fps|=count:frame/s||FPS
QPS|=count:query/s||qps
RPS|=count:request/s||rps
TPS|=count:transaction/s||tps
tok/s|=count:token/s
GPU-h|=count:gpu.h||GPUh|gpu hour
vCPU|=processors||vCPUs,vcpu|vcpu
bp|=base_pairs|kMG|b,nt|base pair,nucleotide
`
