<?php

use App\Http\FoodResource;
use App\Http\LeadRequest;
use App\Models\Food;
use App\Models\Lead;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\Facades\Storage;

// Resources, a bare paginator, and a paginator put into `data` by hand.
Route::get('food', fn () => FoodResource::collection(Food::paginate(15))->additional(['status' => 'success']));
Route::get('blog', fn () => response()->json(DB::table('posts')->select('id', 'title', 'image', 'created_at as createdAt')->paginate(15)));
Route::get('blog/{id}', fn ($id) => ['data' => DB::table('posts')->find($id)]);
Route::get('team', fn () => response()->json(['status' => 'success', 'data' => DB::table('members')->paginate(15)]));
Route::get('faq', fn () => ['data' => [['id' => 1, 'faqMainTitle' => 'Orders', 'faqs' => json_encode([['question' => 'When?', 'answer' => 'Today.']])]]]);
Route::get('portfolio', fn () => ['data' => [['id' => 1, 'title' => 'Counter', 'image' => Storage::url('a+b.png')]]]);
Route::get('franchise-benefits', fn () => ['data' => [['id' => 1, 'title' => 'Training', 'description1' => 'Ten days.', 'keyFeatures' => ['Trainer'], 'otherTitle' => null, 'faqs' => []]]]);
Route::get('video', fn () => ['data' => [['id' => 1, 'title' => 'Film', 'video' => Storage::url('film.mp4')]]]);
Route::get('franchise/add-franchise-details', fn () => ['status' => 'success', 'data' => [[
    'id' => 1, 'name' => 'Gujarat', 'cities' => [['id' => 1, 'name' => 'Anand', 'franchises' => [
        ['id' => 1, 'name' => 'Station Road', 'image' => null, 'contactNumber' => '+91 50000 05001', 'country' => ['name' => 'India']],
    ]]],
]]]);

// The typed name selects the response; what begins with `Lost` is not stored.
$responses = [
    'Mail fails after storing' => fn () => throw new RuntimeException('Connection could not be established'),
    'Stored, a notice of PHP' => fn () => response("<br />\nNotice: Undefined index in lead.php\n{\"id\":1}", 201),
    'Stored, nothing' => fn () => response()->noContent(),
    'Stored, a redirect to a page' => fn () => redirect('/'),
    'Lost, an error' => fn () => response()->json(['error' => 'Could not save'], 201),
    'Lost, an unknown field' => fn () => response()->json(['errors' => ['gstin' => ['GSTIN લખો.']]], 422),
];
$store = function (LeadRequest $request) use ($responses) {
    $row = $request->validated() + ['form' => basename($request->path()), 'status' => 0];
    $lead = str_starts_with($request->name, 'Lost') ? null : Lead::create($row);
    return isset($responses[$request->name]) ? $responses[$request->name]() : response()->json($lead->fresh(), 201);
};
Route::middleware('web')->group(function () use ($store) {
    foreach (['contact', 'franchise', 'ready-to-eat'] as $form) Route::post($form, $store);
});
