#!/bin/sh
# Every request of the exchange, for trying out a new base:
#   PORTAL=https://sauda.example BASE_LOGIN=base-1f4c9a20 BASE_SECRET=… sh requests.sh
# The documents of all steps are different ones, or the same with the same contents: nothing is refused, and a second run
# finds all of them unchanged.
set -eu
cd "$(dirname "$0")"
exchange="${PORTAL:-http://127.0.0.1:3000}/exchange/v1"
guid=6f1f7a52-7d6b-41f0-9a51-3f3f1d2c7b10

# Prints the response and goes on after a refusal, so that its body is seen. curl reads the password from its standard
# input: in the arguments other users of the machine would see it.
call() {
  printf 'user = "%s:%s"\n' "$BASE_LOGIN" "$BASE_SECRET" | curl --silent --show-error --config - "$@"
  echo
}

echo '# An invoice; the second time it is unchanged'
call -X PUT "$exchange/invoices/$guid" -H 'Content-Type: application/json' --data-binary @invoice.json
call -X PUT "$exchange/invoices/$guid" -H 'Content-Type: application/json' --data-binary @invoice.json

if [ "${PDF:-}" ]; then
  echo '# Its PDF'
  hash=$(sha256sum "$PDF" | cut -d ' ' -f 1)
  call -X PUT "$exchange/invoices/$guid/files/$hash" -H 'Content-Type: application/pdf' --data-binary @"$PDF"
fi

echo '# A batch, and its result'
batch=$(call -X POST "$exchange/batches" -H 'Content-Type: application/x-ndjson' --data-binary @batch.ndjson)
echo "$batch"
id=$(echo "$batch" | sed -n 's/^{"data":{"id":\([0-9]*\).*/\1/p')
until report=$(call "$exchange/batches/$id") && case "$report" in *'"state":"running"'*) false ;; esac; do sleep 1; done
echo "$report"

echo '# What tenants and staff did; the second request acknowledges the first'
changes=$(call "$exchange/changes")
echo "$changes"
next=$(echo "$changes" | sed -n 's/.*"next":"\([0-9]*\)".*/\1/p')
call "$exchange/changes?cursor=$next"

echo '# CommerceML: sign in, begin, upload, import'
cookie=$(call "$exchange/commerceml?type=sale&mode=checkauth" | sed -n '2{h;d};3{H;x;s/\n/=/;p}')
# The cookie is a secret too, so curl reads it from its standard input.
step() {
  printf 'cookie = "%s"\n' "$cookie" | curl --silent --show-error --config - "$@"
  echo
}
step "$exchange/commerceml?type=sale&mode=init"
step -X POST "$exchange/commerceml?type=sale&mode=file&filename=documents.xml" --data-binary @commerceml.xml
until import=$(step "$exchange/commerceml?type=sale&mode=import&filename=documents.xml") && case "$import" in progress*) false ;; esac; do sleep 1; done
echo "$import"
